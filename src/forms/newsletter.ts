import * as z from 'zod/mini'
import type { Form } from '#forms/form.ts'
import { emailRule, thanks } from '#forms/rules.ts'

export const newsletter = {
  name: 'newsletter',
  path: '/newsletter',
  fields: ['email'],
  multiline: [],
  schema: z.object({ email: emailRule }),
  thanks,
} as const satisfies Form
