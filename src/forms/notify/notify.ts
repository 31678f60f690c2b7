import * as z from 'zod/mini'
import type { Form } from '#forms/engine/form.ts'
import { emailRule, thanks } from '#forms/engine/rules.ts'

export const notify = {
  name: 'notify',
  path: '/coming-soon',
  fields: ['email'],
  multiline: [],
  schema: z.object({ email: emailRule }),
  thanks,
} as const satisfies Form
