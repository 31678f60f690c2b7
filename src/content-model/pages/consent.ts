import data from '#content/words/consent.json' with { type: 'json' }
import { filled } from '#content-model/filled.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'
import { product } from '#content-model/site.ts'

const said = data as Words['consent']

/** Days for which the link that confirms a sign-up works; unconfirmed sign-ups are erased after them. */
export const confirmDays = 14

/** The page behind the link of a confirmation letter. */
export const confirmPage = { ...said.confirmPage, old: filled(said.confirmPage.old, { confirmDays }) }

/** The page behind the unsubscribe link of broadcasts. */
export const leavePage = said.leavePage

export const confirmLetter = {
  ...said.confirmLetter,
  text: filled(said.confirmLetter.text, { product }),
  earlier: (day: string) => filled(said.confirmLetter.earlier, { product, day }),
  until: (day: string) => filled(said.confirmLetter.until, { day }),
}

/** Reason for a broadcast, and label of its unsubscribe link. */
export const toMany = said.toMany

export const autoreply = {
  ...said.autoreply,
  arrived: (day: string, time: string) => filled(said.autoreply.arrived, { day, time }),
}
