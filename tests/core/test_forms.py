"""Every form that a sentence asks for exists."""

from cantina.core.languages import read_entries
from cantina.core.text import Text, text
from core.recorder import Recorder

SOURCE = """
eg-die = кубик
    .gender = m
    .gen = кубика
eg-noun = карта
eg-name = Джин
eg-plain = красный
eg-red = красный
    .f = красная
    .gen = красного
eg-coloured = { AGREE($colour, $what) } { $what }
    .head = what
eg-of = сторона { FORM($what, case: "gen") }
eg-to = к { FORM($what, case: "dat") }
eg-see = видно { $what }
"""


def gaps(sentence: Text) -> list[str]:
    recorder = Recorder("ru", read_entries(SOURCE))
    assert recorder.write(sentence)
    return sorted(recorder.gaps)


def red(colour: str) -> Text:
    return text("eg-coloured", colour=text(colour), what=text("eg-die"))


def test_a_form_that_is_there_is_no_gap() -> None:
    assert gaps(text("eg-of", what=text("eg-die"))) == []
    assert gaps(text("eg-of", what=red("eg-red"))) == []
    assert gaps(text("eg-see", what=text("eg-name"))) == []


def test_a_table_without_the_form_is_a_gap_also_inside_a_phrase() -> None:
    assert gaps(text("eg-to", what=text("eg-die"))) == ["eg-to asks eg-die for dat sg"]
    assert gaps(text("eg-to", what=red("eg-red"))) == [
        "eg-coloured asks eg-die for dat sg",
        "eg-coloured asks eg-red for dat sg m",
    ]


def test_a_word_without_a_table_is_a_gap_where_it_is_asked_for_a_form() -> None:
    assert gaps(text("eg-of", what=text("eg-noun"))) == ["eg-of asks eg-noun for gen sg"]
    assert gaps(text("eg-of", what=text("eg-see", what=text("eg-noun")))) == []
    assert gaps(red("eg-plain")) == ["eg-coloured asks eg-plain for nom sg m"]
