import type { TitleTexts } from '#content-model/title-texts.ts'
import { listed, phrasesOf } from './phrases.ts'

/** A hyphen or a space may stand between the words of a phrase. */
const known = ({ sorts }: TitleTexts) =>
  sorts.flatMap(({ id, plainWords }) => listed(plainWords).map((word) => [word.replaceAll('-', ' '), id] as const))

/**
 * Makes the function that finds the sort of a keyword about medicine, money, law or safety, whose titles have no joke; it
 * returns nothing for other keywords.
 */
export function plainSubjects(texts: TitleTexts): (keyword: string) => string | undefined {
  const single = new Map(known(texts).filter(([word]) => !word.includes(' ')))
  const phrases = known(texts).filter(([word]) => word.includes(' '))
  const harmless = phrasesOf(texts.lists['harmless'], 'has', 'g')
  return (keyword) => {
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
}
