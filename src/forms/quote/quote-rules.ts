import * as z from 'zod/mini'
import words from '#content/words/quote-form.json' with { type: 'json' }
import type { Form } from '#forms/engine/form.ts'
import { anyNameRule, emailRule, required } from '#forms/engine/rules.ts'

/** The free quote. The browser checks it before sending; the server checks everything again. */
export const quote = {
  name: 'quote',
  path: '/quote',
  fields: ['contact-name', 'contact-email', 'contact-phone'],
  person: { name: 'contact-name', email: 'contact-email' },
  multiline: [],
  schema: z.object({
    'contact-name': anyNameRule,
    'contact-email': emailRule,
    'contact-phone': required(),
  }),
  thanks: 'Your Message has been successfully sent.',
} as const satisfies Form

/** Words of the form besides its messages. */
export const quoteWords = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  phoneHint: 'for one call about the job',
  next: words.quoteForm.next,
  prices: words.quoteForm.prices,
  pricesHref: '/pricing-table',
  send: 'Get Free Quote',
  sending: 'Sending',
} as const
