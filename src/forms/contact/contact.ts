import * as z from 'zod/mini'
import type { Form } from '#forms/engine/form.ts'
import { emailRule, nameRule, optional, textRule, thanks } from '#forms/engine/rules.ts'

export const contact = {
  name: 'contact',
  path: '/contact',
  fields: ['name', 'email', 'phoneNumber', 'help'],
  multiline: ['help'],
  schema: z.object({ name: nameRule, email: emailRule, phoneNumber: optional, help: textRule() }),
  thanks,
} as const satisfies Form
