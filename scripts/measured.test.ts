import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { straightFacePage } from '#content-model/pages/company.ts'
import { examplesPage } from '#content-model/pages/examples.ts'
import { tryPage } from '#content-model/pages/try-page.ts'

const { reading } = JSON.parse(readFileSync('src/content/words/measured.json', 'utf8'))

test('the reading whose counts pages print is the last one in its README, and adds up', () => {
  const readme = readFileSync('bench/wit/README.md', 'utf8')
  expect([...readme.matchAll(/^\| `(unseen-\d+)` \|/gm)].at(-1)?.[1]).toBe(reading.name)
  for (const { sentences, own, nearest, misfits, doubted } of [reading.everyday, reading.trades, reading.varied]) {
    expect(own + nearest).toBeLessThanOrEqual(sentences)
    expect(misfits + doubted).toBeLessThanOrEqual(own + nearest)
  }
})

test('every figure in braces is filled in', () => {
  const { lead, legal } = straightFacePage
  const rows = legal.terms.flatMap(({ figures }) => figures?.rows.map(({ happened }) => happened) ?? [])
  expect(rows).toHaveLength(6)
  const printed = [tryPage.share, tryPage.fit, examplesPage.lead, lead, ...legal.terms.map(({ text }) => text), ...rows]
  // Settings fill in whether a service is connected.
  expect(printed.filter((text) => /[{}]/.test(text.replace(/\{(?:writer|reader)\}/, '')))).toEqual([])
})
