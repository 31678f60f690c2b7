import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { columns, isOneOf, judgementsFile, keyOf, readJudgements, writtenJudgements } from './judgements.ts'

const text = readFileSync(judgementsFile, 'utf8')
const { names, rows } = readJudgements(text)

test('the file has a row for each judgement, in order', () => {
  expect(names).toEqual(columns)
  expect(writtenJudgements(rows) === text, 'the rows are not as `node scripts/judgements.ts` writes them').toBe(true)
})

test('each judgement has a line, letters that are known and a date', () => {
  const wrong = rows.filter(({ line, fits, funny, date }) => {
    return line === '' || !/^[ydn]$/.test(fits) || !/^[0-3]?$/.test(funny) || !/^\d{4}-\d\d-\d\d$/.test(date)
  })
  expect(wrong).toEqual([])
})

test('no reading judges the same line after the same message again', () => {
  const keys = rows.map(keyOf)
  expect(keys.filter((key, at) => key === keys[at - 1])).toEqual([])
})

test('the README says what each reading was', () => {
  const readme = readFileSync('bench/wit/README.md', 'utf8')
  const told = new Set([...readme.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name))
  const readings = new Set(rows.map(({ reading }) => reading.replace(/ [a-z]$/, '')))
  expect([...readings].filter((reading) => !told.has(reading))).toEqual([])
})

test('a line is found whatever is filled in, and only whole', () => {
  const exists = isOneOf(['The {day} is taken.', 'Tea is also brown.'])
  expect(['The 5th is taken.', 'Tea is also brown.'].filter((line) => !exists(line))).toEqual([])
  expect(['The 5th is taken. Sorry.', 'Tea is brown.', 'The  is.'].filter(exists)).toEqual([])
})
