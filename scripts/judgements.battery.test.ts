import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isOneOf, judgementsFile, readJudgements } from './judgements.ts'

// In the battery only: judgements are put in order before a release, so that rewording a joke does not need it.
test('every line that was judged can still be shown', () => {
  const exists = isOneOf()
  const { rows } = readJudgements(readFileSync(judgementsFile, 'utf8'))
  const gone = rows
    .filter(({ line }) => !exists(line))
    .map(({ message, line, reading }) => `${reading}: ${message} + ${line}`)
  expect(gone, 'These lines exist no more: `node scripts/judgements.ts` drops their rows.').toEqual([])
})
