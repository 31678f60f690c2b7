import { questionRule } from '#content/pages/chat.ts'

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
