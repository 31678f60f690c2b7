import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { shippedOnly } from '#content-model/testing/shipped-only.ts'

interface Demo {
  before: string
  selected: string
  after: string
  result: string
}

const demos = globSync('src/content/services/*.md').flatMap((file) => {
  const [, front = ''] = /^---\n([\s\S]*?)\n---/.exec(readFileSync(file, 'utf8')) ?? []
  const { demo } = parse(front) as { demo?: Demo }
  return demo ? [{ service: basename(file, '.md'), ...demo }] : []
})

const result = (service: string) => demos.find((demo) => demo.service === service)?.result ?? ''

const small = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'ten', 'eleven', 'twelve']
const inDigits = (text: string) =>
  small.reduce((line, word, index) => line.replaceAll(new RegExp(`\\b${word}\\b`, 'gi'), String(index + 2)), text)

/** Figures, and names: words with a capital that begin no sentence. */
const factsIn = (text: string) => [
  ...(inDigits(text).match(/\d[\d:.,]*\d|\d/g) ?? []),
  ...(text.match(/(?<=[a-z,’] )[A-Z][a-z]+/g) ?? []),
]

/** Words in results that the sentence does not contain but that state no fact: a pause in a script, the label of a button. */
const added: Readonly<Record<string, readonly string[]>> = {
  'ad-scripts': ['6'],
  'chatbot-voice': ['I'],
}

test.each(demos.map((demo) => [demo.service, demo] as const))(
  'the example of %s names no fact of its own',
  (service, demo) => {
    const given = new Set(factsIn(`${demo.before} ${demo.selected} ${demo.after}`))
    const known = `${demo.before} ${demo.selected} ${demo.after}`
    const invented = factsIn(demo.result).filter((fact) => !given.has(fact) && !known.includes(fact))
    expect(invented.filter((fact) => !added[service]?.includes(fact))).toEqual([])
  },
)

shippedOnly('every example keeps its own page’s rule', () => {
  const [subject = ''] = result('subject-lines').split(' Preview: ')
  expect(subject.length).toBeLessThanOrEqual(45)
  expect(result('titles-descriptions').length).toBeLessThanOrEqual(60)
  expect(result('notifications').split(' ').length).toBeLessThanOrEqual(10)
  expect(result('error-messages')).not.toMatch(/unexpected/i)
  expect(result('chatbot-voice')).toMatch(/I am a bot/)
})
