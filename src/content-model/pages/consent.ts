import data from '#content/words/consent.json' with { type: 'json' }
import { branded } from '#content-model/branded.ts'
import { filled } from '#content-model/filled.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'

const said = branded<Words['consent']>(data)

/** Days for which the link that confirms a sign-up works; unconfirmed sign-ups are erased after them. */
export const confirmDays = 14

/** The page behind the link of a confirmation letter. */
export const confirmPage = { ...said.confirmPage, old: filled(said.confirmPage.old, { confirmDays }) }

/** The page behind the unsubscribe link of broadcasts. */
export const leavePage = said.leavePage

export const confirmLetter = {
  ...said.confirmLetter,
  earlier: (day: string) => filled(said.confirmLetter.earlier, { day }),
  until: (day: string) => filled(said.confirmLetter.until, { day }),
}

/** Reason for a broadcast, and label of its unsubscribe link. */
export const toMany = said.toMany

export const autoreply = {
  ...said.autoreply,
  arrived: (day: string, time: string) => filled(said.autoreply.arrived, { day, time }),
}
