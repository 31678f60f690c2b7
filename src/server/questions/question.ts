import { earlierLimits, questionRule } from '#content-model/pages/chat.ts'
import type { Turn } from '#search/question/follow-up.ts'

export type ReadQuestion =
  | { readonly ok: true; readonly question: string }
  | { readonly ok: false; readonly message: string }

/**
 * Reads a question as it was typed: control characters and broken halves of characters mean nothing to a reader and go.
 * @returns the question, or what is wrong with it
 */
export function readQuestion(typed: string): ReadQuestion {
  const question = typed
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
  // Something a reader can see.
  if (!/[^\p{C}\p{Z}\s]/u.test(question)) return { ok: false, message: questionRule.messages.empty }
  if ([...question].length > questionRule.most) return { ok: false, message: questionRule.messages.long }
  return { ok: true, question }
}

/** An address of this site as its links have it. */
const place = /^\/[\w/.#-]*$/

/**
 * Reads what a page says was asked before: the address of the place that answered, a space, and the question.
 * It comes from a visitor's machine, so what is not of that form is left out.
 *
 * @returns the latest first
 */
export function readEarlier(sent: readonly string[]): Turn[] {
  return sent.slice(0, earlierLimits.turns).flatMap((line) => {
    if (line.length > earlierLimits.characters) return []
    const end = line.indexOf(' ')
    const [at, typed] = [line.slice(0, Math.max(end, 0)), line.slice(end + 1)]
    const read = readQuestion(typed)
    return end !== -1 && read.ok && (at === '' || place.test(at)) ? [{ question: read.question, at }] : []
  })
}
