import { expect, test } from 'vitest'
import { read } from '../reading/reading.ts'
import { drawerTexts } from '../testing/drawer-texts.ts'
import { patterns } from '../worked-out/find.ts'
import { broadly } from './find.ts'

test('no two of all that is worked out have the same name, which is what “Fell flat” counts by', () => {
  const ids = [...patterns, ...drawerTexts].map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('a message is answered by every construction that holds it, the narrow before the wide', () => {
  const ids = broadly(read('Our plumbers are licensed and insured.'), { year: 2026 }).map(({ id }) => id)
  expect(ids).toEqual(['both-at-the-same-time'])
})

test('a message without words is answered by none', () => {
  expect(broadly(read(''), { year: 2026 })).toEqual([])
})

test('the longest sentences of small words are read in little time', () => {
  const words = [
    'the a in on at of is are ',
    'please the in the of the ',
    'we have we now all for at ',
    'a, b, c, and, in, ',
  ]
  for (const each of words) {
    const message = each.repeat(40).slice(0, 138)
    broadly(read(message), { year: 2026 })
    const begun = process.threadCpuUsage()
    broadly(read(message), { year: 2026 })
    expect(process.threadCpuUsage(begun).user).toBeLessThan(500_000)
  }
})
