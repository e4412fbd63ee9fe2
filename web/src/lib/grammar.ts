/**
 * How words bend: which form of a message a sentence asks for, language by language.
 * The server does the same in `src/cantina/core/grammar.py`; a shared file of examples keeps both alike.
 */

export interface Form {
  case: string
  number: string
  gender: string
  animate: boolean
  verb: string
}

export const PLAIN: Form = { case: 'nom', number: 'sg', gender: '', animate: false, verb: 'you' }

/** What a word is by nature: an adjective takes gender and life from its noun. */
export interface Word {
  adjective: boolean
  gender: string
  animate: boolean
}

/** Forms of adjectives that are written alike, so that a table need not repeat them. */
const ALIKE: Record<string, Record<string, string>> = {
  ru: { 'dat-f': 'gen-f', 'ins-f': 'gen-f', 'loc-f': 'gen-f', 'loc-pl': 'gen-pl' },
  uk: { 'loc-f': 'dat-f', 'loc-pl': 'gen-pl' },
  pl: { 'dat-f': 'gen-f', 'loc-f': 'gen-f', 'ins-f': 'acc-f', loc: 'ins', 'loc-pl': 'gen-pl' },
}

/** The number that a plural category asks for. */
export function counted(category: string): string {
  return category === 'one' ? 'sg' : category === 'few' ? 'few' : 'many'
}

/** The case and number in which a word stands, also after a numeral. */
export function settle(language: string, form: Form, word: Word): [string, string] {
  if (form.number !== 'few' && form.number !== 'many') return [form.case, form.number]
  if (language === 'en' || (form.case !== 'nom' && form.case !== 'acc')) return [form.case, 'pl']
  if (form.number === 'many' || (form.case === 'acc' && lives(language, word, 'pl'))) return ['gen', 'pl']
  if (language !== 'ru') return word.gender === 'mp' ? ['gen', 'pl'] : [form.case, 'pl']
  if (word.adjective) return word.gender === 'f' ? [form.case, 'pl'] : ['gen', 'pl']
  return ['gen', 'sg']
}

/** Whether the accusative of a word is its genitive. */
function lives(language: string, word: Word, number: string): boolean {
  if (!word.animate) return false
  if (number === 'pl') return language !== 'pl' || word.gender === 'mp'
  return word.gender !== 'f' && word.gender !== 'n'
}

/** The attributes that could hold a form, best first; '' is the message's own value. */
export function keys(language: string, form: Form, word: Word): string[] {
  const [asked, number] = settle(language, form, word)
  const cases = asked === 'acc' ? [asked, ...(lives(language, word, number) ? ['gen'] : []), 'nom'] : [asked]
  const found: string[] = []
  for (const each of cases) {
    for (const end of endings(number, word.adjective ? word.gender : '')) {
      const key = [each === 'nom' ? '' : each, end].filter(Boolean).join('-')
      found.push(key)
      const alike = word.adjective ? ALIKE[language]?.[key] : undefined
      if (alike !== undefined) found.push(alike)
    }
  }
  return found
}

/** The plural, or a gender; masculine is the one that is not marked. */
function endings(number: string, gender: string): string[] {
  if (number === 'pl') return gender === 'mp' ? ['mp', 'pl'] : ['pl']
  return [...(gender === 'f' || gender === 'n' ? [gender] : []), ...(gender === 'f' ? [] : [''])]
}

/** Between two words there may be marks of the speaker: the end of one part, the start of another. */
const GAP = '\\ue001* \\ue000*'
/** Behind a letter: it is a word of its own. */
const ALONE = '(?<![^\\s«„(\\ue000].)'
const RU = '[бвгджзклмнпрстфхцчшщ]'
const PL = '[bcćdfghjklłmnńprsśtwzźż]'
const UK = '[бвгґджзйклмнпрстфхцчшщ]'
const UK_VOWEL = '[аеєиіїоуюя]'

type Rule = [seen: RegExp, told: string]

function rule(seen: string, told: string): Rule {
  return [new RegExp(seen, 'g'), told]
}

function longer(preposition: string, ending: string, before: string): Rule {
  return rule(`[${preposition}${preposition.toUpperCase()}]${ALONE}(?=${GAP}(?:${before}))`, `$&${ending}`)
}

function comma(before: string, after: string): Rule {
  return rule(`(?<=(?:${after})\\ue001*)(?= \\ue000*${before} )`, ',')
}

const COMMA = rule(' (?=[\\ue000\\ue001]*,)', '')

/** A name in quotation marks inside others has those of the second rank. */
const INNER = rule('«([^«»]*)«([^«»]*)»([^«»]*)»', '«$1„$2“$3»')

/** No line begins with a dash. */
const DASH = rule(' (?=[\\ue000\\ue001]*[—–])', '\u00a0')
/** No line of Polish ends in a word of one letter. */
const TIED = rule(`([aiouwzAIOUWZ]${ALONE}\\ue001*) `, '$1\u00a0')

/** Rules of euphony, commas and spaces that no message keeps alone: it sees no neighbour. */
const MEETING: Record<string, Rule[]> = {
  ru: [
    COMMA,
    INNER,
    comma('если', 'затем|иначе|и|при успехе|при провале|при победе|при поражении'),
    longer('с', 'о', `[сзшжС]${RU}|щ|вс`),
    longer('в', 'о', `[вф]${RU}`),
    longer('к', 'о', 'вс|мн'),
    longer('о', 'б', '[аоуэиАОУЭИ]'),
    DASH,
  ],
  pl: [
    COMMA,
    rule('„([^„”]*)„([^„”]*)”([^„”]*)”', '„$1«$2»$3”'),
    comma('jeśli', 'następnie|przeciwnym razie'),
    longer('z', 'e', `[szśźżw]${PL}`),
    longer('w', 'e', `[wf]${PL}`),
    TIED,
    DASH,
  ],
  uk: [
    COMMA,
    INNER,
    comma('якщо', 'потім|інакше|за успіху|за провалу|за перемоги|за поразки'),
    rule(`(?<=${UK}${GAP})в(?=${GAP}${UK})`, 'у'),
    rule(`(?<=${UK_VOWEL}${GAP})у(?=${GAP}${UK_VOWEL})`, 'в'),
    longer('з', 'і', `[сзшжчц]${UK}|щ`),
    rule(`з${ALONE}(?=${GAP}[сзшжчц])`, 'із'),
    DASH,
  ],
}

/** Join the words of a whole sentence as they are spoken: «со щитом», „ze stosu”. */
export function smooth(language: string, sentence: string): string {
  return (MEETING[language] ?? []).reduce((smoothed, [seen, told]) => smoothed.replace(seen, told), sentence)
}
