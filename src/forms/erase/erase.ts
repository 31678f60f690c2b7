import * as z from 'zod/mini'
import type { Form } from '#forms/engine/form.ts'
import { emailRule } from '#forms/engine/rules.ts'

/** Asks to have an address erased. No lead: it is not kept, so it is not among the forms of the registry. */
export const erase = {
  name: 'erase',
  path: '/erase',
  fields: ['email'],
  multiline: [],
  schema: z.object({ email: emailRule }),
  thanks: 'If we hold anything under that address, a letter with a link is on its way to it.',
} as const satisfies Form
