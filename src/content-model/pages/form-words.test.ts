import { expect } from 'vitest'
import words from '#content/words/beta-form.json' with { type: 'json' }
import { shippedOnly } from '#content-model/testing/shipped-only.ts'

shippedOnly('the five purposes are the specification’s', () => {
  expect(words.betaForm.purposes).toEqual([
    'Marketing Content',
    'Writing Scripts',
    'Influencer Content',
    'Make my writing more humorous in general',
    'Other',
  ])
})
