import { beta } from '#forms/beta/beta-rules.ts'
import { comment } from '#forms/comment/comment-rules.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import type { Form } from '#forms/engine/form.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { notify } from '#forms/notify/notify-rules.ts'
import { quote } from '#forms/quote/quote-rules.ts'

/** Every form of the site. Only listed forms can be posted. */
export const forms = [newsletter, contact, beta, notify, quote, comment] as const satisfies readonly Form[]

export type FormName = (typeof forms)[number]['name']

export const formNamed = (name: string): Form | undefined => forms.find((form) => form.name === name)
