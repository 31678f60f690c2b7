import { expect, test } from 'vitest'
import { sampleNote } from '#content-model/collections/samples.ts'
import { sampleNotes } from '#content-model/sample-notes.ts'

test('the sample line stands where one of the shown entries is a sample', () => {
  expect(sampleNote([{}, { sample: true }])).toBe(sampleNotes.any)
})

test('the sample line goes with the last sample', () => {
  expect(sampleNote([{}, { sample: undefined }])).toBeUndefined()
  expect(sampleNote([])).toBeUndefined()
})
