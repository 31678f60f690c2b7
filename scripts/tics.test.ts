import { expect, test } from 'vitest'
import { countTics, readResults } from './tics.ts'

test('the drawer has no habit that shows', () => {
  expect(countTics(readResults()).filter(({ count, allowed }) => count > allowed)).toEqual([])
})

test('a habit is counted in what was added, not in the sentence itself', () => {
  const results = [
    { before: 'The shoes are back.', added: 'They were told.' },
    { before: 'Sale ends Friday.', added: 'Somebody took it well, and left.' },
  ]
  const counted = new Map(countTics(results).map(({ name, count }) => [name, count]))
  expect(counted.get('shoes')).toBe(0)
  expect(counted.get('was told, informed, notified, briefed or thanked')).toBe(1)
  expect(counted.get('somebody, someone')).toBe(1)
  expect(counted.get('took it well')).toBe(1)
  expect(counted.get('a tail: “, and …”')).toBe(1)
})

test('the same opening in all of them is too often', () => {
  const results = Array.from({ length: 100 }, (_, index) => ({ before: `${index}.`, added: 'You may sit.' }))
  const tooOften = countTics(results).filter(({ count, allowed }) => count > allowed)
  expect(tooOften.map(({ name }) => name)).toEqual(['you may …', 'opens with “you”'])
})
