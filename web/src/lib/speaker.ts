import { FluentBundle, FluentNumber, FluentType, type FluentValue, type FluentVariable, type Message } from '@fluent/bundle'
import { counted, keys, PLAIN, smooth, type Form } from './grammar'
import type { Argument, Text } from './protocol'

type Pattern = NonNullable<Message['value']>

/**
 * Marks around an argument that is a Text itself, so that names can be set in bold afterwards. So many
 * opening marks stand before a name as its place among all those of the sentence: which it is stays known.
 */
export const OPEN = '\uE000'
export const CLOSE = '\uE001'

export function plain(marked: string): string {
  return marked.replaceAll(OPEN, '').replaceAll(CLOSE, '')
}

/** A Text inside a sentence, written only when the sentence says in which form. */
export class Spoken extends FluentType<Text[]> {
  constructor(
    readonly voice: Voice,
    parts: Text[],
    readonly form: Form,
    readonly join = ', ',
    /** The place of its first part among the names of the sentence. */
    readonly place = 1,
  ) {
    super(parts)
  }

  override toString(): string {
    const said = (part: Text, index: number) => OPEN.repeat(this.place + index) + plain(this.voice.part(part, this.form)) + CLOSE
    return this.value.map(said).join(this.join)
  }

  trait(name: string): string {
    return this.value[0] ? this.voice.trait(this.value[0], name) : ''
  }

  bent(form: Form, join = this.join): Spoken {
    return new Spoken(this.voice, this.value, form, join, this.place)
  }
}

type Named = Record<string, FluentValue>

/** The functions that messages may call; see `src/cantina/core/spoken.py` for what each means. */
export const FUNCTIONS = {
  FORM([what, count]: FluentValue[], named: Named): FluentValue {
    if (!(what instanceof Spoken)) return what ?? ''
    const { join, ...wanted } = { ...named } as Record<string, string>
    if (wanted.number === 'same') wanted.number = what.form.number
    if (count !== undefined) wanted.number = counted(what.voice.category(count))
    return what.bent({ ...('case' in wanted ? PLAIN : what.form), ...wanted }, join)
  },
  AGREE([word, what]: FluentValue[]): FluentValue {
    if (!(what instanceof Spoken)) throw new TypeError('AGREE needs a text to agree with')
    const form = {
      ...what.form,
      gender: what.trait('gender'),
      animate: what.trait('animate') === 'yes',
      number: what.trait('number') || what.form.number,
    }
    if (typeof word === 'string') return new Spoken(what.voice, [{ id: word }], form, undefined, what.place)
    return word instanceof Spoken ? word.bent(form) : (word ?? '')
  },
  TRAIT([what, name]: FluentValue[]): FluentValue {
    return what instanceof Spoken && typeof name === 'string' ? what.trait(name) : ''
  },
}

type NameOf = (text: Text) => string | undefined
type Missing = (text: Text) => string

/** Speaks one language; knows the names of the people on the seats. */
export class Voice {
  private readonly plural: Intl.PluralRules

  constructor(
    readonly language: string,
    private readonly bundle: FluentBundle,
    private readonly nameOf: NameOf = () => undefined,
    private readonly missing: Missing = (text) => text.id,
  ) {
    this.plural = new Intl.PluralRules(language)
  }

  /** Whether the language has every part of a sentence. */
  knows(text: Text): boolean {
    return this.bundle.hasMessage(this.named(text).id) && Object.values(text.args ?? {}).every((value) => this.knowsAll(value))
  }

  /** A whole sentence, with marks around what came from arguments. */
  marked(text: Text): string {
    return smooth(this.language, this.part(text, PLAIN))
  }

  /** A part of a sentence in a form. */
  part(asked: Text, form: Form): string {
    const text = this.named(asked)
    const message = this.bundle.getMessage(text.id)
    if (!hasValue(message)) return this.missing(text)
    return this.bundle.formatPattern(this.pattern(message, form), this.arguments(text, form), [])
  }

  /** A trait of a text: its own, or that of the argument that is its head. */
  trait(text: Text, name: string): string {
    const attributes = this.bundle.getMessage(text.id)?.attributes
    const own = attributes?.[name]
    // a plain one is read raw: the pseudo-locale must not accent what nobody reads
    if (typeof own === 'string') return own
    if (own) return plain(this.bundle.formatPattern(own, this.arguments(text, PLAIN), []))
    const head = text.args?.[attributes?.head as string]
    return head && typeof head === 'object' && !Array.isArray(head) ? this.trait(head, name) : ''
  }

  /** The plural category of a number; of one that must be counted first, 'many'. */
  category(count: FluentValue): string {
    return count instanceof FluentNumber ? this.plural.select(count.value) : 'many'
  }

  private knowsAll(value: Argument): boolean {
    if (Array.isArray(value)) return value.every((part) => this.knowsAll(part))
    return typeof value !== 'object' || this.knows(value)
  }

  /** A seat goes by the name of the person on it. */
  private named(text: Text): Text {
    const name = this.nameOf(text)
    return name ? { id: 'core-person', args: { name } } : text
  }

  /** The attribute of a message that fits a form best, or its value. */
  private pattern(message: Message & { value: Pattern }, form: Form): Pattern {
    const own = message.attributes
    if (form === PLAIN || Object.keys(own).length === 0) return message.value
    const adjective = own.f !== undefined
    const gender = own.gender === undefined ? '' : this.bundle.formatPattern(own.gender)
    const word = adjective
      ? { adjective, gender: form.gender, animate: form.animate }
      : { adjective, gender, animate: own.animate !== undefined }
    const key = keys(this.language, form, word).find((each) => each === '' || own[each] !== undefined)
    return key ? own[key]! : message.value
  }

  private arguments(text: Text, form: Form): Record<string, FluentVariable> {
    const args: Record<string, FluentVariable> = { case: form.case, number: form.number, verb: form.verb }
    let place = 1
    for (const [name, value] of Object.entries(text.args ?? {})) {
      const parts = partsOf(value)
      args[name] = typeof value === 'object' ? new Spoken(this, parts, form, undefined, place) : value
      place += parts.length
    }
    return args
  }
}

function partsOf(value: Argument): Text[] {
  if (Array.isArray(value)) return value
  return typeof value === 'object' ? [value] : []
}

/** The names of a sentence, in the order of their places. */
export function namesOf(text: Text): Text[] {
  return Object.values(text.args ?? {}).flatMap(partsOf)
}

function hasValue(message: Message | undefined): message is Message & { value: Pattern } {
  return message?.value != null
}

/** Writes Texts in the reader's language; a line that it does not know wholly is written in English. */
export class Speaker {
  /** The reader's language first, English last. */
  constructor(private readonly voices: Voice[]) {}

  marked(text: Text): string {
    const voice = this.voices.find((each) => each.knows(text)) ?? this.voices.at(-1)
    return voice?.marked(text) ?? ''
  }
}
