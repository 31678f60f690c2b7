import { harmlessWords, plainWords } from './plain-words.ts'

export type PlainSubject = keyof typeof plainWords

const known = Object.entries(plainWords).flatMap(([subject, words]) =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => [word.replaceAll('-', ' '), subject as PlainSubject] as const),
)
const single = new Map(known.filter(([word]) => !word.includes(' ')))
const phrases = known.filter(([word]) => word.includes(' '))

const harmless = new RegExp(`\\b(?:${harmlessWords.join('|')})\\b`, 'g')

/**
 * @returns the subject of a keyword about medicine, money, law or safety, which is written for without a joke; undefined for
 * any other
 */
export function plainSubject(keyword: string): PlainSubject | undefined {
  const text = keyword
    .toLowerCase()
    .replace(harmless, ' ')
    .replace(/['’]s\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
  const phrase = phrases.find(([words]) => ` ${text} `.includes(` ${words} `) || ` ${text} `.includes(` ${words}s `))
  if (phrase) return phrase[1]
  for (const word of text.trim().split(' ')) {
    const found = single.get(word) ?? (word.endsWith('s') ? single.get(word.slice(0, -1)) : undefined)
    if (found) return found
  }
  return undefined
}
