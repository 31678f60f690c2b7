import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { notify } from '#forms/notify/notify-rules.ts'

/** The forms that sign somebody up for letters. */
export const listForms = [newsletter, notify] as const
export type ListName = (typeof listForms)[number]['name']

export const listNamed = (form: string): ListName | undefined => listForms.find(({ name }) => name === form)?.name

/** Where the link in the letter to whoever signed up leads. */
export const confirmPath = '/confirm'

/** Where the link in every letter to many leads, and where mail programs post for one-click leaving. */
export const leavePath = '/leave'

/** Said under the thanks where a letter comes first. It is true of an address that is on the list already, too. */
export const letterComes =
  'If you are not on the list yet, a letter with a link is on its way to you. Until you use the link, you are on no list.'

/** Said instead where the site has neither mail nor another service that could write. */
export const noLettersYet =
  'ASAP may be a while, since this site can’t send mail yet. Your address is kept, unconfirmed, until it can.'
