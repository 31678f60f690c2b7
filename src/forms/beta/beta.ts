import * as z from 'zod/mini'
import type { Form } from '#forms/engine/form.ts'
import { emailRule, messages, nameRule, oneOf, required, thanks } from '#forms/engine/rules.ts'

/** What a person may want the beta for. `Choose` is a placeholder, not an answer. */
export const purposes = [
  'Marketing Content',
  'Writing Scripts',
  'Influencer Content',
  'Make my writing more humorous in general',
  'Other',
] as const

export const beta = {
  name: 'beta',
  path: '/beta-sign-up',
  fields: ['name', 'email', 'org', 'job', 'purpose'],
  multiline: [],
  schema: z.object({
    name: nameRule,
    email: emailRule,
    org: required('Enter organization'),
    job: required('Enter job title'),
    purpose: oneOf(purposes, messages.required),
  }),
  thanks,
} as const satisfies Form
