import { FluentBundle, FluentNumber, FluentType, type FluentValue, type FluentVariable, type Message } from '@fluent/bundle'
import { counted, keys, PLAIN, smooth, type Form } from './grammar'
import type { Argument, Text } from './protocol'

type Pattern = NonNullable<Message['value']>

/** Marks around an argument that is a Text itself, so that names can be set in bold afterwards. */
export const OPEN = '\uE000'
export const CLOSE = '\uE001'

export function plain(marked: string): string {
  return marked.replaceAll(OPEN, '').replaceAll(CLOSE, '')
}

/** A Text inside a sentence, written only when the sentence says in which form. */
export class Spoken extends FluentType<Text[]> {
  constructor(
    readonly speaker: Speaker,
    parts: Text[],
    readonly form: Form,
    readonly join = ', ',
  ) {
    super(parts)
  }

  override toString(): string {
    return OPEN + plain(this.value.map((part) => this.speaker.part(part, this.form)).join(this.join)) + CLOSE
  }

  trait(name: string): string {
    return this.value[0] ? this.speaker.trait(this.value[0], name) : ''
  }

  bent(form: Form, join = this.join): Spoken {
    return new Spoken(this.speaker, this.value, form, join)
  }
}

type Named = Record<string, FluentValue>

/** The functions that messages may call; see `src/cantina/core/fluent.py` for what each means. */
export const FUNCTIONS = {
  FORM([what, count]: FluentValue[], named: Named): FluentValue {
    if (!(what instanceof Spoken)) return what ?? ''
    const { join, ...wanted } = { ...named } as Record<string, string>
    if (wanted.number === 'same') wanted.number = what.form.number
    if (count !== undefined) wanted.number = counted(what.speaker.category(count))
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
    if (typeof word === 'string') return new Spoken(what.speaker, [{ id: word }], form)
    return word instanceof Spoken ? word.bent(form) : (word ?? '')
  },
  TRAIT([what, name]: FluentValue[]): FluentValue {
    return what instanceof Spoken && typeof name === 'string' ? what.trait(name) : ''
  },
}

/** Writes Texts with the bundles of a language and, where it lacks a message, of English. */
export class Speaker {
  constructor(
    private readonly bundles: { language: string; bundle: FluentBundle }[],
    private readonly nameOf: (text: Text) => string | undefined = () => undefined,
    private readonly missing: (text: Text) => string = (text) => text.id,
  ) {}

  /** A whole sentence, with marks around what came from arguments. */
  marked(text: Text): string {
    return smooth(this.bundles[0]?.language ?? 'en', this.part(text, PLAIN))
  }

  /** A part of a sentence in a form. */
  part(text: Text, form: Form): string {
    const name = this.nameOf(text)
    if (name) return this.part({ id: 'core-person', args: { name } }, form)
    const found = this.find(text.id)
    if (!found) return this.missing(text)
    const { language, bundle, message } = found
    return bundle.formatPattern(pattern(language, bundle, message, form), this.arguments(text, form), [])
  }

  /** A trait of a text: its own, or that of the argument that is its head. */
  trait(text: Text, name: string): string {
    const found = this.find(text.id)
    const own = found?.message.attributes[name]
    // a plain one is read raw: the pseudo-locale must not accent what nobody reads
    if (typeof own === 'string') return own
    if (found && own) return plain(found.bundle.formatPattern(own, this.arguments(text, PLAIN), []))
    const head = found?.message.attributes.head
    if (!found || !head) return ''
    const argument = text.args?.[head as string]
    return argument && typeof argument === 'object' && !Array.isArray(argument) ? this.trait(argument, name) : ''
  }

  /** The plural category of a number; of one that must be counted first, 'many'. */
  category(count: FluentValue): string {
    if (!(count instanceof FluentNumber)) return 'many'
    return new Intl.PluralRules(this.bundles[0]?.language ?? 'en').select(count.value)
  }

  private find(id: string): { language: string; bundle: FluentBundle; message: Message & { value: Pattern } } | undefined {
    for (const { language, bundle } of this.bundles) {
      const message = bundle.getMessage(id)
      if (message?.value != null) return { language, bundle, message: message as Message & { value: Pattern } }
    }
    return undefined
  }

  private arguments(text: Text, form: Form): Record<string, FluentVariable> {
    const args: Record<string, FluentVariable> = { case: form.case, number: form.number, verb: form.verb }
    for (const [name, value] of Object.entries(text.args ?? {})) args[name] = this.argument(value, form)
    return args
  }

  private argument(value: Argument, form: Form): FluentVariable {
    if (Array.isArray(value)) return new Spoken(this, value as Text[], form)
    return typeof value === 'object' ? new Spoken(this, [value], form) : value
  }
}

/** The attribute of a message that fits a form best, or its value. */
function pattern(language: string, bundle: FluentBundle, message: Message & { value: Pattern }, form: Form): Pattern {
  const own = message.attributes
  if (form === PLAIN || Object.keys(own).length === 0) return message.value
  const adjective = own.f !== undefined
  const gender = own.gender === undefined ? '' : bundle.formatPattern(own.gender)
  const word = adjective
    ? { adjective, gender: form.gender, animate: form.animate }
    : { adjective, gender, animate: own.animate !== undefined }
  for (const key of keys(language, form, word)) {
    if (key === '') return message.value
    const found = own[key]
    if (found !== undefined) return found
  }
  return message.value
}
