import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Example } from '#content-model/example.ts'
import { answer } from '#wit/answer.ts'
import { Drawer } from '#wit/nearest/nearest.ts'
import { packDrawer } from '#wit/nearest/packed.ts'
import { gate } from '#wit/testing/gate-texts.ts'
import { vectors } from '#wit/testing/shipped-vectors.ts'

// Long lists and random texts, in a file of their own: mutation testing leaves them out, since they take too long. The lists of
// the training and the other wordings of the drawer are in gate-lists.battery.test.ts.

/** The sentences of a file, a line each, without its headings. */
const lines = (file: string) =>
  readFileSync(fileURLToPath(new URL(`${file}.txt`, import.meta.url)), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
const share = (sentences: readonly string[], verdict: string) =>
  sentences.filter((sentence) => gate.graveness(sentence, vectors) === verdict).length / sentences.length

test('never throws, whatever the text', () => {
  const verdicts = ['grave', 'careful', 'fine']
  const judges = (text: string) => verdicts.includes(gate.graveness(text, vectors))
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 1000 }), judges))
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 1000 }), (text) => typeof gate.isGrave(text) === 'boolean'),
  )
  const words = fc.constantFrom('killed', 'lost', 'the', 'dog', '.', 'dead', 'passed', 'Anna', '7', 'went', 'of', 'her')
  fc.assert(
    fc.property(fc.array(words, { maxLength: 200 }), (some) => typeof gate.isGrave(some.join(' ')) === 'boolean'),
  )
}, 20_000)

test('lets at most 3 in 100 of the gate’s own grave sentences get a joke, and refuses at most 5 in 100 harmless ones', () => {
  expect(share(lines('testing/grave'), 'fine')).toBeLessThanOrEqual(0.03)
  expect(share(lines('testing/harmless'), 'grave')).toBeLessThanOrEqual(0.05)
})

test('leaves at most 5 in 100 ordinary sentences of sixty trades without a joke', () => {
  expect(1 - share(lines('training/ordinary-4'), 'fine')).toBeLessThanOrEqual(0.05)
})

test('of sensitive sentences by a writer who had not seen the training, at most 7 in 100 come out fine and 3 get a line', () => {
  const sensitive = lines('testing/sensitive')
  const drawer = new Drawer(packDrawer([]), vectors)
  const told = sensitive.filter((message) => answer({ message, year: 2026 }, drawer, gate).kind === 'worked-out')
  expect(sensitive).toHaveLength(150)
  expect(share(sensitive, 'fine')).toBeLessThanOrEqual(0.07)
  expect(told.length / sensitive.length).toBeLessThanOrEqual(0.03)
}, 20_000)

const drawer = fileURLToPath(new URL('../../content/examples', import.meta.url))

test('every published example is one that the gate would let pass, so none is about what /straight-face promises', () => {
  const published = readdirSync(drawer).map((file): Pick<Example, 'id' | 'before'> => {
    const { before }: Pick<Example, 'before'> = parse(readFileSync(join(drawer, file), 'utf8'))
    return { id: basename(file, '.yaml'), before }
  })
  expect(published.length).toBeGreaterThan(1000)
  expect(published.filter(({ before }) => gate.graveness(before, vectors) !== 'fine')).toEqual([])
})
