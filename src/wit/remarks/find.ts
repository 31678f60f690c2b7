import type { WordVectors } from '#language/word-vectors.ts'
import type { Line } from '../line.ts'
import type { Reading } from '../reading/reading.ts'
import { allRemarks } from './all.ts'
import { isDue, phrasingOf } from './remark.ts'

/** The words without which hardly an English sentence does. */
const everywhere = new Set(
  'the a an is are was be will can must should may has have to of for and in on at with your our you we us by from this that it its all each please before after until'.split(
    ' ',
  ),
)
/** Of a message in English so many of its words are known. Names and model numbers are not. */
const leastKnown = 0.7

/** Whether a message is in English, as far as its words tell: remarks are about English words. */
function isEnglish({ words }: Reading, vectors: WordVectors): boolean {
  const written = words.map(({ lower }) => lower).filter((word) => /\p{L}/u.test(word))
  const known = written.filter((word) => vectors.rarity(word.replace(/['’].*$/u, '')) < 1)
  return written.some((word) => everywhere.has(word)) && known.length >= leastKnown * written.length
}

/** A number that is the same for the same text, and as good as random otherwise (FNV-1a). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/**
 * The remarks that are due on a message, for one of which nothing else was found. Which comes first depends on the message, so
 * that a visitor who tries five gets five; the same message gets the same.
 *
 * @param vectors by which English is told from other languages
 */
export function remarksOn(
  reading: Reading,
  vectors: WordVectors,
): { id: string; why: string; lines: readonly Line[] }[] {
  const phrasing = phrasingOf(reading)
  if (!phrasing || !isEnglish(reading, vectors)) return []
  return (
    allRemarks
      .filter((remark) => isDue(remark, phrasing))
      .map((remark) => ({ remark, at: numberOf(`${remark.id} ${phrasing.text}`) }))
      // A length is what many messages have, so it comes last.
      .sort((a, b) => Number(a.remark.words !== undefined) - Number(b.remark.words !== undefined) || a.at - b.at)
      .map(({ remark: { id, why, dryness, text } }) => ({
        id,
        why,
        lines: [{ dryness, text, refersTo: [] }],
      }))
  )
}
