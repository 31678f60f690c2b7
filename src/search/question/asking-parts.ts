import { wordsOf } from '#search/terms.ts'

/** Words up to which a question is read as a whole only: in a short one each word tells something. */
const short = 14

/** Least words of a part that can stand alone. */
const leastWords = 4

const beginsAsQuestion =
  /^(?:(?:so|and|but|ok|okay|now|please|then),? )*(?:what|who|whom|whose|how|when|where|which|why|can|could|do|does|did|is|are|was|were|may|might|will|would|should|has|have|am)\b/i

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/**
 * The parts of a long message that ask something, the last first: people tell who they are before they ask. Empty where the
 * message is short or is one question.
 */
export function askingParts(message: string): string[] {
  const whole = message.trim()
  if (wordsOf(whole).length <= short) return []
  return [...segmenter.segment(whole)]
    .flatMap(({ segment }) => segment.split(/:\s+|\s[–—-]\s|;\s+/))
    .map((part) => part.trim())
    .filter((part) => part !== whole && part.split(/\s+/).length >= leastWords)
    .filter((part) => part.endsWith('?') || beginsAsQuestion.test(part))
    .toReversed()
}
