import * as z from 'zod/mini'
import type { Form } from '#forms/form.ts'
import { emailRule, nameRule, optional, textRule, thanks } from '#forms/rules.ts'

export const contact = {
  name: 'contact',
  path: '/contact',
  fields: ['name', 'email', 'phoneNumber', 'help'],
  multiline: ['help'],
  schema: z.object({ name: nameRule, email: emailRule, phoneNumber: optional, help: textRule() }),
  thanks,
} as const satisfies Form
