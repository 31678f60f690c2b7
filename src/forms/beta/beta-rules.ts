import * as z from 'zod/mini'
import words from '#content/words/beta-form.json' with { type: 'json' }
import type { Form } from '#forms/engine/form.ts'
import {
  carriedOneOf,
  carriedText,
  emailRule,
  messages,
  nameRule,
  oneOf,
  required,
  thanks,
} from '#forms/engine/rules.ts'

/** Purposes of the beta. `Choose` is a placeholder, not an answer. */
export const { purposes } = words.betaForm

/** Plans by their names in addresses. */
export const betaPlans = ['basic', 'professional', 'ultimate'] as const

/** The address's parameter for the plan. */
export const planParameter = 'plan'

export const beta = {
  name: 'beta',
  path: '/beta-sign-up',
  fields: ['name', 'email', 'org', 'job', 'purpose', 'sentence', 'plan'],
  // Carried over from a try-out or the prices, if the visitor agrees.
  given: ['sentence', 'plan'],
  person: { name: 'name', email: 'email' },
  multiline: [],
  schema: z.object({
    name: nameRule,
    email: emailRule,
    org: required('Enter organization'),
    job: required('Enter job title'),
    purpose: oneOf(purposes, messages.required),
    sentence: carriedText,
    plan: carriedOneOf(betaPlans),
  }),
  thanks,
} as const satisfies Form

/** Words of the form besides its messages. */
export const betaWords = {
  title: words.betaForm.title,
  placeholder: 'Choose',
  send: 'Sign up',
  sending: 'Signing up',
  clear: 'Clear form',
  eligibility: 'For customers in the United States, aged 13 or over.',
  another: 'Sign up someone else',
  carried: 'Coming along from the try-out',
  bring: { legend: 'The sentence', yes: 'Bring it', no: 'Leave it here' },
  change: 'Change',
  changeHref: '/pricing-table',
  without: 'Leave it here',
  reset: words.betaForm.reset,
} as const
