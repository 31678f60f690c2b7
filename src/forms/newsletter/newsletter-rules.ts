import * as z from 'zod/mini'
import type { Form } from '#forms/engine/form.ts'
import { emailRule, thanks } from '#forms/engine/rules.ts'

/** Below the thanks. The form's title has used this year's. */
export const afterThanks = 'That was next year’s exclamation mark.'

export const newsletter = {
  name: 'newsletter',
  path: '/newsletter',
  fields: ['email'],
  person: { email: 'email' },
  multiline: [],
  schema: z.object({ email: emailRule }),
  thanks,
} as const satisfies Form
