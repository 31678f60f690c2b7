import { setTimeout as sleep } from 'node:timers/promises'
import { chatMessages } from '../../../src/content-model/pages/chat-page.ts'
import { type Asked, ask, type Question } from './ask.ts'

/** A question and its outcome. */
export type Told = Asked & { readonly question: Question }

/** A word in questions that the service answers well during any fault. */
export const well = 'kindly'
export const isWell = ({ text }: Question): boolean => text.includes(well)

/** Of so many questions without a good answer, one is asked without JavaScript. No multiple of the three below. */
const plainEvery = 5

/** Our sentences that may stand beside or instead of the service's answer. */
const expected: readonly string[] = [...Object.values(chatMessages.outage), chatMessages.crowded]

/** True when a good answer has no sentence beside it, and any other end exactly one. */
export function isClear({ question, sentences, answeredBy }: Told): boolean {
  if (answeredBy === 'service') return isWell(question) && sentences.length === 0
  return sentences.length === 1 && sentences.every((words) => expected.includes(words))
}

const answerers = { service: 'the service’s answer', pages: 'the pages’ answer', nobody: 'no answer' } as const

/** Words for a tally. */
export function wordsOf({ question, sentences, answeredBy, broken }: Told): string {
  return `${question.way}: ${broken ?? [...sentences.map((words) => `“${words}”`), answerers[answeredBy]].join(', ')}`
}

/** An address for each visitor, so that rate limits count but are not reached. */
export const addressOf = (person: number): string => `10.${(person >> 16) & 255}.${(person >> 8) & 255}.${person & 255}`

/**
 * A new question each time, because answers are cached. Even numbers get a good answer; of the others the site's pages
 * can answer every third.
 */
export function questionOf(number: number): Question {
  const from = addressOf(number)
  if (number % 2 === 0) return { text: `Would you ${well} say a number? ${number}`, way: 'island', from }
  const text = number % 3 === 0 ? `What does Ultimate cost per month? ${number}` : `Do zebras ever laugh? ${number}`
  return { text, way: number % (plainEvery * 2) === 1 ? 'plain' : 'island', from }
}

export interface Crowd {
  readonly port: number
  /** Number of visitors who ask at the same time, one question after the other. */
  readonly visitors: number
  /** Milliseconds that each waits for an answer. */
  readonly patienceMs: number
  /** Milliseconds of each between an answer and the next question. */
  readonly pauseMs: number
}

export async function askAll(crowd: Crowd, first: number, count: number): Promise<Told[]> {
  const { port, visitors, patienceMs, pauseMs } = crowd
  const told: Told[] = []
  let next = first
  const visitor = async () => {
    while (next < first + count) {
      const question = questionOf(next++)
      told.push({ ...(await ask(port, question, patienceMs)), question })
      await sleep(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
  return told
}
