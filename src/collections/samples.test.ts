import { expect, test } from 'vitest'
import { sampleNote } from '#collections/samples.ts'
import { site } from '#content/site.ts'

test('the sample line stands where one of the shown entries is a sample', () => {
  expect(sampleNote([{}, { sample: true }])).toBe(site.sampleNote)
})

test('the sample line goes with the last sample', () => {
  expect(sampleNote([{}, { sample: undefined }])).toBeUndefined()
  expect(sampleNote([])).toBeUndefined()
})
