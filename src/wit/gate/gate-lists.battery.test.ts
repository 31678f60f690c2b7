import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Example } from '#content-model/example.ts'
import { gate } from '#wit/testing/gate-texts.ts'
import { vectors } from '#wit/testing/shipped-vectors.ts'

/** The sentences of a file, a line each, without its headings. */
const lines = (file: string) =>
  readFileSync(fileURLToPath(new URL(`${file}.txt`, import.meta.url)), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
const share = (sentences: readonly string[], verdict: string) =>
  sentences.filter((sentence) => gate.graveness(sentence, vectors) === verdict).length / sentences.length

test.each(['dev', 'r1', 'r2', 't1', 't2'])(
  'lets at most 3 in 100 of the grave sentences of list %s get a joke, and refuses at most 5 in 100 of its harmless ones',
  (list) => {
    expect(share(lines(`training/grave-${list}`), 'fine')).toBeLessThanOrEqual(0.03)
    expect(share(lines(`training/harmless-${list}`), 'grave')).toBeLessThanOrEqual(0.05)
  },
)

test.each(['ordinary-1', 'ordinary-2'])(
  'leaves at most 8 in 100 of the ordinary sentences of %s without a joke',
  (file) => {
    expect(1 - share(lines(`training/${file}`), 'fine')).toBeLessThanOrEqual(0.08)
  },
)

test('nothing published is about what /straight-face promises to leave plain, in any of its wordings', () => {
  const drawer = fileURLToPath(new URL('../../content/examples', import.meta.url))
  const wordings = readdirSync(drawer).flatMap((file) => {
    const { before, also = [] }: Pick<Example, 'before' | 'also'> = parse(readFileSync(join(drawer, file), 'utf8'))
    return [before, ...also]
  })
  expect(wordings.length).toBeGreaterThan(10_000)
  expect(wordings.filter((wording) => gate.straightSubject(wording))).toEqual([])
})
