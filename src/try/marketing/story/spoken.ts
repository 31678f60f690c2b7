/** Most spoken words in a second, for an unhurried voice. */
export const wordsPerSecond = 2.3

const upToNineteen =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A whole number from 0 to 99,999 in spoken words. */
export function inWords(number: number): string {
  if (number < 20) return upToNineteen[number] ?? ''
  if (number < 100) {
    const ones = number % 10 === 0 ? '' : `-${inWords(number % 10)}`
    return `${tens[Math.floor(number / 10)]}${ones}`
  }
  const [size, name] = number < 1_000 ? [100, 'hundred'] : [1_000, 'thousand']
  const rest = number % size
  return `${inWords(Math.floor(number / size))} ${name}${rest === 0 ? '' : ` ${inWords(rest)}`}`
}

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Most words for a run of digits: "7" one, "40" two, "1987" six. */
const wordsOfDigits = (digits: string) => Math.max(1, 2 * digits.length - 2)

/**
 * The number of words that a text takes when it is read aloud. Digits and signs count as their spoken words, too many rather
 * than too few; the tens of a time (“6:40”) are one word.
 */
export function spokenWords(text: string): number {
  const runs = text.match(/(?<=\p{Nd}):[1-5]0(?!\p{Nd})|\p{Nd}+|[\p{L}\p{M}’']+|[$€£¥%&@#+=/°]|(?<=\S)\.(?=\S)/gu) ?? []
  const shouts = !/\p{Ll}/u.test(text)
  const words = runs.map((run) => {
    if (/^\p{Nd}/u.test(run)) return wordsOfDigits(run)
    // Short capitals among other words are spelled out: "USB", "TV".
    if (!shouts && /^\p{Lu}{2,5}$/u.test(run)) return run.length
    // Scripts without spaces have about two characters to a word.
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(run))
      return Math.ceil(run.length / 2)
    // A long word takes the time of several.
    return Math.ceil(run.length / 14)
  })
  return words.reduce((sum, count) => sum + count, 0)
}

/** The whole seconds that speaking a text takes. */
export const secondsToSay = (text: string): number => Math.max(1, Math.ceil(spokenWords(text) / wordsPerSecond))

/** The number of words that a text takes when it is read on a picture; a sum with its sign is one. */
export const readWords = (text: string): number =>
  text
    .replace(/(?<=\d)\s+(?=[$€£¥%](?![\p{L}\d]))/gu, '')
    .split(/\s+/)
    .filter(Boolean)
    .reduce((sum, word) => {
      const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word)
      return sum + Math.ceil([...word].length / (dense ? 4 : 14))
    }, 0)

/** The whole seconds that reading a text takes, at the pace of the voice. */
export const secondsToRead = (text: string): number => Math.ceil(readWords(text) / wordsPerSecond)

/** Ends that are copied as they stand: web and mail addresses, handles, telephone numbers. */
const copied =
  /(?:^|\s)(?:\S*@\S*[\p{L}\p{N}_]|(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{Ll}{2,}(?:\/\S*[^\s.,?!…])?\/?|[+(]?\d[\d\s().–-]{5,}\d)$/u

/** A typed text as one line that ends like a sentence; no stop is put after an address or a number that is copied. */
export function sentence(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  return /[.?!…][)"'’”]*$/.test(plain) || copied.test(plain) ? plain : `${plain}.`
}

/** Sentences one after the other, with a comma after one that ends without a stop. */
export const inARow = (sentences: readonly string[]): string =>
  sentences
    .filter(Boolean)
    .reduce((row, next) => (row === '' ? next : `${row}${copied.test(row) ? ',' : ''} ${next}`), '')

/** A text as it stands within quotation marks: its own become single ones. */
export const innerQuotes = (text: string): string =>
  text
    .replace(/“/g, '‘')
    .replace(/”/g, '’')
    .replace(/"([^"]*)"/g, '‘$1’')
