import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { notify } from '#forms/notify/notify-rules.ts'

/** The forms that sign up for letters. */
export const listForms = [newsletter, notify] as const
export type ListName = (typeof listForms)[number]['name']

export const listNamed = (form: string): ListName | undefined => listForms.find(({ name }) => name === form)?.name

/** Path of the link in a confirmation letter. */
export const confirmPath = '/confirm'

/** Path of the unsubscribe link in every broadcast, to which mail programs also post for one-click unsubscribing. */
export const leavePath = '/leave'

/** Below the thanks when a confirmation letter is sent. It is also true of an address that is on the list already. */
export const letterComes =
  'If you are not on the list yet, a letter with a link is on its way to you. Until you use the link, you are on no list.'

/** In its place on a site without mail or another service that could send letters. */
export const noLettersYet =
  'ASAP may be a while, since this site can’t send mail yet. Your address is kept, unconfirmed, until it can.'
