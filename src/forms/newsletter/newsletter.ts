import * as z from 'zod/mini'
import type { Form } from '#forms/engine/form.ts'
import { emailRule, thanks } from '#forms/engine/rules.ts'

export const newsletter = {
  name: 'newsletter',
  path: '/newsletter',
  fields: ['email'],
  person: { email: 'email' },
  multiline: [],
  schema: z.object({ email: emailRule }),
  thanks,
} as const satisfies Form
