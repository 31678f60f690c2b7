import * as z from 'zod/mini'
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
  title: 'Tell us what you need. Take your time. The face won’t change.',
  help: 'A sentence is fine. Two is a meeting.',
  send: 'Send message',
  sending: 'Sending',
  clear: 'Clear form',
  another: 'Send another',
  reset: 'The form has been reset. It remembers nothing, and thinks of you fondly.',
} as const
