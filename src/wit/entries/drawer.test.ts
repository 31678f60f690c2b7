import { expect, test } from 'vitest'
import { read } from '#wit/reading/reading.ts'
import { drawerFiles, drawerSources, drawerTexts } from '#wit/testing/drawer-texts.ts'
import { holds, linesFor, readEntry } from './entry.ts'
import { saidIn } from './said.ts'

const entries = drawerTexts.map((text) => ({ text, entry: readEntry(text) }))

function isHeld(entry: (typeof entries)[number]['entry'], message: string): boolean {
  const reading = read(message)
  const said = saidIn(reading, 2026)
  return holds(entry, reading, said) && linesFor(entry, said).length > 0
}

const named = (found: readonly { id: string }[]) => found.map(({ id }) => id)

test('every entry holds in its own sentence and in those that are also said', () => {
  const deaf = entries.flatMap(({ text, entry }) =>
    [text.before, ...(text.also ?? [])].filter((message) => !isHeld(entry, message)).map((said) => [text.id, said]),
  )
  expect(deaf).toEqual([])
})

test('no entry holds in a sentence that only looks alike', () => {
  const fooled = entries.flatMap(({ text, entry }) =>
    (text.misses ?? []).filter((message) => isHeld(entry, message)).map((miss) => [text.id, miss]),
  )
  expect(fooled).toEqual([])
})

test.each(['the a in on at of is are', 'please the in the of the', 'room be to the move from in'])(
  'a message of small words, “%s” over and over, is looked at in little time',
  (words) => {
    const reading = read(`${words} `.repeat(5).split(' ').slice(0, 19).join(' '))
    const look = () => entries.filter(({ entry }) => holds(entry, reading, saidIn(reading, 2026)))
    look()
    const begun = process.threadCpuUsage()
    look()
    expect(process.threadCpuUsage(begun).user).toBeLessThan(500_000)
  },
)

test('no two entries share an id, and no line stands in two places', () => {
  const ids = named(drawerTexts)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  const lines = drawerTexts.flatMap(({ lines }) => lines.map(({ text }) => text))
  expect(lines.filter((text, at) => lines.indexOf(text) !== at)).toEqual([])
})

test('an entry whose needs cannot be read is named with what was expected', () => {
  const [entry] = drawerTexts
  if (!entry) throw new Error('The drawer is empty.')
  expect(() => readEntry({ ...entry, id: 'torn', needs: 'report + ' })).toThrow(
    'torn: What a joke needs cannot be read',
  )
  expect(() => readEntry({ ...entry, id: 'torn', needs: '{elevator}' })).toThrow('Expected {thing: event}')
})

test.each([
  ['", and the" tails', /, and the /],
  ['nobody and somebody', /\b(no one|nobody|everyone|everybody|someone|somebody)\b/i],
  ['once and twice', /\b(once|twice)\b/i],
  ['"has been told"', /\bha(s|ve) been (told|informed|notified|briefed|thanked|asked)\b/],
  ['"technically", "so far" and "for now"', /\b(technically|so far|for now|in that order)\b/i],
  ['"forty", "nine" and "eleven"', /\b(forty|nine|eleven)\b/i],
  ['shoes, coffee and ducks', /\b(shoes?|coffee|ducks?|plants?)\b/i],
  ['"separately" and "elsewhere"', /\b(separately|elsewhere)\b/i],
  ['"remains available"', /\bremains? (available|open)\b/i],
  ['"is also" and "are also"', /\b(is|are) also\b/i],
])('%s stand in at most 3 lines of a hundred', (_, tic) => {
  const lines = drawerTexts.flatMap((entry) => entry.lines)
  expect(lines.filter(({ text }) => tic.test(text)).length / lines.length).toBeLessThanOrEqual(0.03)
})

test('what a needs is cut off by does not stand in it: in YAML, # behind a space begins a comment', () => {
  const cut = [...drawerSources].flatMap(([file, source]) =>
    [...source.matchAll(/^ +(?:needs|text|why|before): [^'"\n]* #.*$/gm)].map(([line]) => `${file}: ${line.trim()}`),
  )
  expect(cut).toEqual([])
})

test('a file has few enough entries to be read through', () => {
  const long = [...drawerFiles].filter(([, { length }]) => length > 60).map(([name]) => name)
  expect(long).toEqual([])
})
