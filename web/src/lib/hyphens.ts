const VOWELS = 'aeiouyąęóаеёиоуыэюяіїє'
/** Sounds written with two letters, and letters that belong to the one before: no line ends between them. */
const TOGETHER = /^(?:sh|ch|th|ph|ck|gh|sz|cz|rz|dz|dż|dź|.ь|.ъ|.’)$/
const SHORTEST = 3
const LONG = 10
const SHY = '\u00ad'

const isVowel = (letter: string) => VOWELS.includes(letter)

/** Where one word may be broken: before a consonant that a vowel follows, once a vowel has gone before. */
function broken(word: string): string {
  const small = word.toLowerCase()
  let result = ''
  let voiced = false
  for (let at = 0; at < word.length; at += 1) {
    const opens = !isVowel(small[at]!) && at + 1 < word.length && isVowel(small[at + 1]!)
    if (voiced && opens && at >= SHORTEST && word.length - at >= SHORTEST && !TOGETHER.test(small.slice(at - 1, at + 1))) result += SHY
    voiced ||= isVowel(small[at]!)
    result += word[at]
  }
  return result
}

/** Long words with invisible places to break them: no browser knows the hyphens of every language. */
export function hyphenated(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : broken(word)))
}
