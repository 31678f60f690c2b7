import * as z from 'zod/mini'
import type { Form } from '#forms/engine/form.ts'
import { emailRule, thanks } from '#forms/engine/rules.ts'

export const notify = {
  name: 'notify',
  path: '/coming-soon',
  fields: ['email'],
  person: { email: 'email' },
  multiline: [],
  schema: z.object({ email: emailRule }),
  thanks,
} as const satisfies Form

/** Words of the form besides its messages. */
export const notifyWords = {
  label: 'Email',
  placeholder: 'you@example.com',
  send: 'Notify Me',
} as const
