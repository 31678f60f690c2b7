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
  person: { name: 'name', email: 'email' },
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

/** What the form says besides its messages. */
export const betaWords = {
  title: 'Five fields. The last one has its answers filled in.',
  placeholder: 'Choose',
  send: 'Sign up',
  sending: 'Signing up',
  clear: 'Clear form',
  eligibility: 'For customers in the United States, aged 13 and over.',
  another: 'Sign up someone else',
  reset: 'You are on the list. The list has been told, and took it calmly.',
} as const
