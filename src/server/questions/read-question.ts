import { earlierLimits, questionRule } from '#content-model/pages/chat-page.ts'
import type { Turn } from '#search/question/follow-up.ts'

export type ReadQuestion =
  | { readonly ok: true; readonly question: string }
  | { readonly ok: false; readonly message: string }

/**
 * Reads a typed question without control characters and lone surrogates.
 * @returns the question, or the message of its fault
 */
export function readQuestion(typed: string): ReadQuestion {
  const question = typed
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
  // At least one visible character.
  if (!/[^\p{C}\p{Z}\s]/u.test(question)) return { ok: false, message: questionRule.messages.empty }
  if ([...question].length > questionRule.most) return { ok: false, message: questionRule.messages.long }
  return { ok: true, question }
}

/** An address of this site, as links have it. */
const place = /^\/[\w/.#-]*$/

/**
 * Reads a page's list of earlier questions: each line has the address of the answering place, a space, and the
 * question. The lines come from a visitor's machine, so malformed ones are left out.
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
