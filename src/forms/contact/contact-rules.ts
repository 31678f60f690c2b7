import * as z from 'zod/mini'
import words from '#content/words/contact-form.json' with { type: 'json' }
import type { Form } from '#forms/engine/form.ts'
import { emailRule, nameRule, optional, textRule, thanks } from '#forms/engine/rules.ts'

export const contact = {
  name: 'contact',
  path: '/contact',
  fields: ['name', 'email', 'phoneNumber', 'help'],
  person: { name: 'name', email: 'email' },
  multiline: ['help'],
  schema: z.object({ name: nameRule, email: emailRule, phoneNumber: optional, help: textRule() }),
  thanks,
} as const satisfies Form

/** Words of the form besides its messages. */
export const contactWords = {
  title: words.contactForm.title,
  help: words.contactForm.help,
  send: 'Send message',
  sending: 'Sending',
  clear: 'Clear form',
  another: 'Send another',
  reset: words.contactForm.reset,
} as const
