import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { DrawerText } from '#content-model/drawer-entry.ts'
import type { Example } from '#content-model/example.ts'
import { vectors } from '#wit/testing/shipped-vectors.ts'
import { answer } from './answer.ts'
import { Drawer } from './nearest/nearest.ts'
import { packDrawer } from './nearest/packed.ts'
import { indexExample } from './nearest/situation.ts'
import { drawerTexts } from './testing/drawer-texts.ts'
import { gate } from './testing/gate-texts.ts'

const training = fileURLToPath(new URL('gate/training/grave-t1.txt', import.meta.url))
const grave = readFileSync(training, 'utf8').split('\n')
const doubtful = grave.filter((sentence) => gate.graveness(sentence, vectors) === 'careful')

/** An example with the same sentence, which would therefore be shown. */
const sameAs = (before: string): Example => ({
  id: 'same',
  before,
  channel: 'email',
  audience: 'everyone',
  field: 'office',
  kind: 'notice',
  event: 'be',
  thing: 'meeting',
  results: [{ dryness: 'crisp', after: `${before} It knows.`, why: 'It does.' }],
})

test('a sentence that may be grave gets neither a joke nor an example', () => {
  expect(doubtful.length).toBeGreaterThan(0)
  for (const message of doubtful.slice(0, 10)) {
    const drawer = new Drawer(packDrawer([indexExample(sameAs(message))]), vectors)
    expect(answer({ message, year: 2026 }, drawer, gate)).toEqual({
      kind: 'none',
      seenAll: false,
      near: [],
      left: true,
    })
  }
})

/** Holds on every plain sentence. */
const anySubject: DrawerText = {
  id: 'any-subject',
  file: 'any',
  before: 'The door is open.',
  needs: '"^ * ..."',
  lines: [{ text: 'This is a sentence.', dryness: 'crisp' }],
  why: 'What it is.',
  denied: true,
  mine: true,
  twofold: true,
}

test('a line for any subject needs less doubt of the gate than another line', () => {
  const told = (message: string, rank: 'general' | 'last') =>
    answer({ message, year: 2026 }, new Drawer(packDrawer([], [{ ...anySubject, rank }]), vectors), gate).kind
  const unsure = grave.filter((one) => {
    const { graveness, general } = gate.judge(one, vectors)
    return graveness === 'fine' && !general && told(one, 'last') === 'worked-out'
  })
  expect(unsure.length).toBeGreaterThan(0)
  for (const message of unsure) expect(told(message, 'general')).toBe('none')
  expect(told('Our shop is open on Sundays.', 'general')).toBe('worked-out')
})

test('a grave sentence, or grave readers, are refused', () => {
  const drawer = new Drawer(packDrawer([], drawerTexts), vectors)
  expect(answer({ message: 'The funeral of her mother is on Friday.', year: 2026 }, drawer, gate).kind).toBe('refused')
  const audience = 'a family in mourning'
  expect(answer({ message: 'The meeting is at ten.', audience, year: 2026 }, drawer, gate).kind).toBe('refused')
})

test('what readers laughed at most comes first, what only takes up how it is said comes last', () => {
  const drawer = new Drawer(packDrawer([], drawerTexts), vectors)
  const told = (message: string) => answer({ message, year: 2026 }, drawer, gate)
  expect(told('The timesheets must be submitted by noon on Friday.')).toMatchObject({ id: 'timesheet-due.0' })
  expect(told('Happy to announce that I got promoted to senior analyst.')).toMatchObject({ id: 'promoted.0' })
})

test('how a sentence is built is taken up where nothing else fits, and no line comes twice', () => {
  const message = 'Our plumbers are licensed and insured.'
  const told = (drawer: Drawer, seen: string[] = []) => answer({ message, seen, year: 2026 }, drawer, gate)
  const none = new Drawer(packDrawer([], drawerTexts), vectors)
  expect(told(none)).toMatchObject({ id: 'both-at-the-same-time.0', result: `${message} Both at the same time.` })
  expect(told(none, ['both-at-the-same-time.0'])).toMatchObject({ id: 'both-at-the-same-time.1' })
  const seen: string[] = []
  for (let next = told(none); next.kind !== 'none' && seen.length < 20; next = told(none, seen)) {
    expect(next.kind).toBe('worked-out')
    if (next.kind === 'worked-out') seen.push(next.id)
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(told(none, seen)).toMatchObject({ kind: 'none', seenAll: true })
})

describe('the joke of a near example', () => {
  const example: Example = {
    ...sameAs('The pool is closed for cleaning until noon.'),
    event: 'close',
    thing: 'pool',
    results: [
      {
        dryness: 'crisp',
        after: 'The pool is closed for cleaning until noon. Kindly be hot elsewhere.',
        why: 'A brisk order.',
        needs: 'pool + close + clean|until',
        line: 'Kindly be hot elsewhere.',
      },
    ],
  }
  const drawer = new Drawer(packDrawer([indexExample(example)]), vectors)
  const told = (message: string) => answer({ message, year: 2026 }, drawer, gate)

  test('follows a sentence that has what it needs', () => {
    expect(told('Our pool is closed for cleaning until Thursday morning.')).toMatchObject({
      kind: 'worked-out',
      id: 'same:crisp',
      result: 'Our pool is closed for cleaning until Thursday morning. Kindly be hot elsewhere.',
    })
  })

  test('needs what can be read, or the drawer is not made', () => {
    const [result] = example.results
    if (!result) throw new Error('The example has no result.')
    const unread = { ...example, results: [{ ...result, needs: 'pool + @weather' }] }
    expect(() => indexExample(unread)).toThrow('pool + @weather')
  })

  test('does not follow the contrary, a question, or what lacks something', () => {
    for (const message of [
      'The pool is not closed for cleaning until noon.',
      'Is the pool closed for cleaning until noon?',
      'The sauna is closed for cleaning until noon.',
    ])
      expect(told(message)).not.toMatchObject({ kind: 'worked-out', id: 'same:crisp' })
  })
})
