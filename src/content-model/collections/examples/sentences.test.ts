import { expect, test } from 'vitest'
import { breathsOf } from '#content-model/collections/examples/example-breaths.ts'
import { glued } from '#content-model/collections/examples/glue.ts'
import { factsOf } from '#content-model/collections/examples/result-facts.ts'

test.each([
  ['between 9 a.m. and 5 p.m.', 'between 9~a.m. and 5~p.m.'],
  ['Sunday, 2:00 to 4:00 a.m. ET.', 'Sunday, 2:00~to~4:00~a.m.~ET.'],
  ['Starting January 2, the gym', 'Starting January~2, the gym'],
  ['Version 2.4.1 fixes a bug', 'Version~2.4.1 fixes a bug'],
  ['from 9 to 11 a.m.', 'from 9~to~11~a.m.'],
  ['costs $12 instead of $10', 'costs $12 instead of $10'],
  ['3 to 5 business days', '3~to~5 business days'],
  ['30 minutes instead of 60', '30~minutes instead of 60'],
  ['May I come in at 7', 'May I come in at 7'],
])('“%s” does not part from its numbers', (text, glue) => {
  expect(glued(text).replaceAll('\u00a0', '~')).toBe(glue)
})

test.each([
  ['It rains.', 'It rains. It may stop.', 'It rains.', 'It may stop.'],
  ['Doors open at 7.', 'Doors open at 8. Bring one.', '', 'Doors open at 8. Bring one.'],
  ['Free parking', 'Free parking is included.', '', 'Free parking is included.'],
  ['It rains.', 'It rains.', '', 'It rains.'],
  ['', 'It rains.', '', 'It rains.'],
])('“%s” that became “%s” is read in these breaths', (before, after, kept, added) => {
  expect(breathsOf(before, after)).toEqual({ kept, added })
})

test('what was kept and added is counted', () => {
  expect(factsOf('Doors open at 7.', 'Doors open at 7. The other 41 are locked.')).toEqual({
    kept: 4,
    added: 5,
    numbers: ['41'],
    silentAboutCompany: true,
  })
  expect(factsOf('Doors open at 7.', 'Doors open at 7. We checked at 7.')).toMatchObject({
    numbers: [],
    silentAboutCompany: false,
  })
  expect(factsOf('Doors open at 7.', 'At 7, doors.')).not.toHaveProperty('kept')
})
