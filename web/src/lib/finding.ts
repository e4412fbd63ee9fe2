/**
 * Finding by words as people type them: any form of a word, with or without its accents.
 * The twin of `src/cantina/core/finding.py`; `tests/core/finding.jsonl` holds what both must find.
 */

const SHORTEST = 3
const FLEETING = /[eoеоі](?=[^aeiouyаеєиіоуыюяь]$)/u
const TRAITS = new Set(['gender', 'animate', 'number', 'head', 'kind', 'person', 'long', 'chain', 'conditional'])

const ENDINGS: Record<string, string> = {
  en: 'ing|ies|ed|es|s|y',
  ru:
    'ами|ями|ыми|ими|ого|его|ому|ему|ах|ях|ов|ев|еи|ои|ыи|ии|ая|яя|ое|ее|ые|ие|ую|юю|ых|их|'
    + 'ым|им|ам|ям|ом|ем|ет|ит|ют|ят|ть|те|а|я|о|е|ы|и|у|ю|ь',
  uk:
    'ами|ями|ими|ого|ому|ах|ях|ів|ев|еи|іи|ии|ою|ею|єю|ая|яя|ое|ее|ую|юю|их|им|ам|ям|ом|ем|'
    + 'єм|ає|ує|ить|ють|ать|ти|а|я|о|е|є|и|і|у|ю|ь',
  pl: 'ami|ach|ego|emu|ymi|imi|owi|iem|iej|ych|ich|ow|om|em|ie|ej|ym|im|ac|ec|ic|a|e|i|o|u|y',
}
const ENDING = Object.fromEntries(
  Object.entries(ENDINGS).map(([language, endings]) => [language, new RegExp(`(?<=[\\p{L}\\p{N}_]{${SHORTEST}})(?:${endings})$`, 'u')]),
)

/** Words as they are compared: small letters without accents. */
export function folded(said: string): string {
  return said.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ґ', 'г').replace(/[’ʼ]/g, "'")
}

export function tokens(said: string): string[] {
  return folded(said).match(/[\p{L}\p{N}_'-]+/gu) ?? []
}

/** What stays of a word when it bends. */
export function stem(word: string, language: string): string {
  const root = ENDING[language] ? word.replace(ENDING[language], '') : word
  return language === 'en' || root.length <= SHORTEST + 1 ? root : root.replace(FLEETING, '')
}

export type Kin = ReadonlyMap<string, ReadonlySet<string>>

/** For each form of a noun or adjective all of them, as the messages of a language say. */
export function kin(sources: readonly string[]): Kin {
  const found = new Map<string, Set<string>>()
  for (const source of sources) {
    for (const [entry] of source.matchAll(/^[a-zA-Z][\w-]* *=.*\n?(?:[ \t]+.*\n?)*/gm)) {
      const value = /^\S+ *= *([^{}\n]+)(?:\n|$)/.exec(entry)?.[1]
      const forms = [...entry.matchAll(/^ +\.([a-z-]+) *= *([^{}\n]+)$/gm)].filter(([, name]) => !TRAITS.has(name!))
      if (!value || forms.length === 0) continue
      join(found, [tokens(value), ...forms.map(([, , form]) => tokens(form!))])
    }
  }
  return found
}

function join(found: Map<string, Set<string>>, phrases: string[][]): void {
  const alike = phrases.filter((phrase) => phrase.length === phrases[0]!.length)
  for (const place of phrases[0]!.keys()) {
    const family = alike.map((phrase) => phrase[place]!)
    for (const form of family) found.set(form, new Set([...(found.get(form) ?? []), ...family]))
  }
}

/** Whether a typed word is among these: its beginning, or any form of it. */
export function isIn(typed: string, said: readonly string[], language: string, families: Kin): boolean {
  const root = stem(typed, language)
  return said.some((word) => word.startsWith(typed) || families.get(typed)?.has(word) || stem(word, language) === root)
}

/** Whether a text holds every typed word in any of its forms. */
export function finds(typed: string, said: string, language: string, families: Kin): boolean {
  const words = tokens(said)
  return tokens(typed).every((word) => isIn(word, words, language, families))
}

const SOUNDS: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', є: 'e', ж: 'z', з: 'z', и: 'i', і: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p',
  р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'k', ч: 'k', ш: 's', щ: 's', ы: 'i', э: 'e', ю: 'u', я: 'a', ь: '', ъ: '', "'": '', '-': '',
}
const MERGED: [RegExp, string][] = [[/oo|ou|w(?=o)/g, 'u'], [/ck|ch|cz|[cqk]/g, 'k'], [/sh|sz/g, 's'], [/kh/g, 'h'], [/ph/g, 'f'], [/w/g, 'v'], [/[yj]/g, 'i'], [/x/g, 'ks'], [/(.)\1+/g, '$1']]

/** A name as it sounds, near enough for its first letters to find it in any alphabet: Naboo, Набу. */
export function sound(name: string): string {
  const latin = [...folded(name)].map((letter) => SOUNDS[letter] ?? letter).join('')
  return MERGED.reduce((said, [from, to]) => said.replace(from, to), latin)
}
