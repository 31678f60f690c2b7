import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { titleSchemas } from '#content-model/schemas/title-schemas.ts'

/** Errors of a file, each with the place of the entry. */
const problems = (kind: keyof typeof titleSchemas, value: unknown) =>
  titleSchemas[kind].safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

test('every file of titles and of words in keywords has what it must', () => {
  const kinds = ['titles', 'keywords'] as const
  const files = kinds.flatMap((kind) => globSync(`src/content/${kind}/*.yaml`).map((file) => ({ kind, file })))
  expect(files.length).toBeGreaterThan(15)
  const wrong = files.flatMap(({ kind, file }) =>
    problems(kind, parse(readFileSync(file, 'utf8'))).map((problem) => `${file}: ${problem}`),
  )
  expect(wrong).toEqual([])
})

const words = { titles: { crisp: [': a'], sandy: [], arid: [' that [is|are]'] }, openings: ['{K}.'], closings: ['A.'] }
const fileWith = (sort: object) => ({ subject: 'Lamps.', sorts: [{ id: 'lamps', about: 'Lamps.', ...words, ...sort }] })
const titles = (crisp: string) => ({ titles: { ...words.titles, crisp: [crisp] } })

test('a sort that has what it must is taken', () => {
  expect(problems('titles', fileWith({ nouns: 'lamp, e-bike', phrases: '(a|b) lamp(s), law of *, c ... d' }))).toEqual(
    [],
  )
})

test.each([
  [{ color: 'red' }, 'sorts.0: Unrecognized key'],
  [{ id: 'Desk Lamps' }, 'sorts.0.id: Write an id of'],
  [titles('no mark'), 'sorts.0.titles.crisp.0: Begin what follows'],
  [titles(': ends open '), 'sorts.0.titles.crisp.0: Begin what follows'],
  [titles(': loud!'), 'sorts.0.titles.crisp.0: Begin what follows'],
  [titles(' that [is|are'), 'sorts.0.titles.crisp.0: Begin what follows'],
  [titles(' that [is]'), 'sorts.0.titles.crisp.0: Begin what follows'],
  [titles(': {K} again'), 'sorts.0.titles.crisp.0: Begin what follows'],
  [{ openings: ['Lamps.'] }, 'sorts.0.openings.0: Begin an opening'],
  [{ closings: ['no capital.'] }, 'sorts.0.closings.0: Begin a closing'],
  [{ nouns: 'desk lamp' }, 'sorts.0.nouns: Write words in small letters'],
  [{ nouns: 'desk lamp,' }, 'sorts.0.nouns: Write words in small letters'],
  [{ plainWords: 'Back pain' }, 'sorts.0.plainWords: Write words and phrases'],
  [{ phrases: 'lamps?$' }, 'sorts.0.phrases: Write phrases in small letters'],
  [{ phrases: 'a (b|c' }, 'sorts.0.phrases: Write phrases in small letters'],
  [{ phrases: 'a ((b|c)|d)' }, 'sorts.0.phrases: Write phrases in small letters'],
  [{ traits: ['cheap'] }, 'sorts.0.traits.0: '],
  [{ when: { has: 'a' } }, 'sorts.0.when.kind: '],
  [{ when: { kind: 'poem' } }, 'sorts.0.when.kind: '],
  [{ wordsOf: ['{keyword}'] }, 'sorts.0.wordsOf.0: Write the id of a sort, or {subject}'],
])('%j is refused by its place', (sort, problem) => {
  expect(problems('titles', fileWith(sort))).toEqual([expect.stringContaining(problem)])
})
