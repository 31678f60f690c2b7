import { expect, test } from 'vitest'
import words from '#content/words/beta-form.json' with { type: 'json' }
import { isShipped } from '#content-model/testing/shipped.ts'

const asSpecified = [
  'Marketing Content',
  'Writing Scripts',
  'Influencer Content',
  'Make my writing more humorous in general',
  'Other',
]

test('the purposes are the specification’s, or an owner’s own, each once', () => {
  const { purposes } = words.betaForm
  expect(purposes).toEqual(isShipped ? asSpecified : [...new Set(purposes)])
})
