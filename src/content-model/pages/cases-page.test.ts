import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { exampleChannels } from '#content-model/kinds.ts'
import { casesPage } from '#content-model/pages/cases-page.ts'

test('the counters of finished work are no larger than what they count', () => {
  const [kinds, sentences] = casesPage.finished.counters.map(({ value }) => value)
  expect(Object.keys(exampleChannels).length).toBeGreaterThanOrEqual(kinds ?? Number.NaN)
  expect(readdirSync('src/content/examples').length).toBeGreaterThanOrEqual(sentences ?? Number.NaN)
})
