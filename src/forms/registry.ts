import { beta } from '#forms/beta/beta.ts'
import { comment } from '#forms/comment/comment.ts'
import { contact } from '#forms/contact/contact.ts'
import type { Form } from '#forms/engine/form.ts'
import { newsletter } from '#forms/newsletter/newsletter.ts'
import { notify } from '#forms/notify/notify.ts'
import { quote } from '#forms/quote/quote.ts'

/** Every form of the site. What is not listed here can't be posted. */
export const forms = [newsletter, contact, beta, notify, quote, comment] as const satisfies readonly Form[]

export type FormName = (typeof forms)[number]['name']

export const formNamed = (name: string): Form | undefined => forms.find((form) => form.name === name)
