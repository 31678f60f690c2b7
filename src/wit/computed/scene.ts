import { type Quantities, readQuantities } from '#wit/reading/quantities/quantities.ts'
import type { Reading } from '#wit/reading/reading.ts'
import type { Scene } from './computation.ts'

const denial =
  /\b(?:not|no|never|without|unless|cannot|neither|nor|none|nobody|except|instead|cancel\w*|avoid|refrain)\b|n't\b/
/** Phrases with "no" or "not" that deny nothing. */
const harmless =
  /\bno (?:later|more|less|fewer) than\b|\bnot later than\b|\bnot only\b|\bno (?:appointments?|reservations?|experience|registration|tickets?) (?:is |are )?(?:needed|necessary|required)\b|\b(?:no|without a) (?:contract|commitment|minimum|setup fee)\b/g
const past =
  /\b(?:yesterday|last (?:night|week|weekend|month|quarter|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|ago|was|were|had been)\b/

/** Whether the first event of the last sentence is over. */
function isPast(reading: Reading, sentence: string): boolean {
  if (past.test(sentence)) return true
  if (/\b(?:tomorrow|tonight)\b/.test(sentence)) return false
  // "Scheduled maintenance", "Rated 4.8": a participle rather than the past tense.
  if (/^[a-z]+ed\b/.test(sentence)) return false
  const last = reading.sentences - 1
  const first = reading.clauses.find((clause) => clause.sentence === last)
  return (
    first?.time === 'past' &&
    !/\b(?:has|have|will|is|are|must|should|can|could|may|might|would|be|ship|ships)\b|'(?:ve|re|ll)\b/.test(sentence)
  )
}

/** Reads the properties of a sentence that computations share. */
export function sceneOf(reading: Reading, year: number): Scene {
  const quantities: Quantities = readQuantities(reading.text, reading.words)
  const { sentence } = quantities
  return {
    reading,
    quantities,
    sentence,
    year,
    past: isPast(reading, sentence),
    negated: denial.test(sentence.replace(harmless, ' ')),
  }
}
