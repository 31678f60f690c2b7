import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sentencesOf } from '#try/writing/sentences.ts'
import { answer } from '#wit/answer.ts'
import { Drawer } from '#wit/nearest/nearest.ts'
import { packDrawer } from '#wit/nearest/packed.ts'
import { indexExample } from '#wit/nearest/situation.ts'
import { drawerTexts } from '#wit/testing/drawer-texts.ts'
import { exampleTexts } from '#wit/testing/example-texts.ts'
import { gate } from '#wit/testing/gate-texts.ts'
import { vectors } from '#wit/testing/shipped-vectors.ts'

// Sentences that a page offers for a try get a joke, and another one.

const words = (page: string) => JSON.parse(readFileSync(`src/content/words/${page}.json`, 'utf8'))

interface Sample {
  label: string
  marked: string
  text: string
}
const samples: readonly Sample[] = Object.values(words('try-writing').writingSamples)
const sentencesIn = ({ text }: Sample) => sentencesOf(text).map(({ start, end }) => text.slice(start, end))
const typedAlready: readonly { message: string; audience: string }[] = words('home').triptych.examples

// Without the other wordings of each, which take long to read and could only add jokes.
const examples = exampleTexts.map((example) => ({ ...example, also: [] }))
const drawer = new Drawer(packDrawer(examples.map(indexExample), drawerTexts), vectors)

/** The additions to the sentence in two requests. */
function added(message: string, audience?: string): string[] {
  const seen: string[] = []
  const lines: string[] = []
  for (const _ of ['the first', 'another']) {
    const given = answer({ message, audience, dryness: 'sandy', seen, year: 2026 }, drawer, gate)
    if (given.kind !== 'worked-out') continue
    seen.push(given.id)
    lines.push(given.result.slice(message.length))
  }
  return lines
}

describe.each(samples)('the sample text “$label”', (sample) => {
  const sentences = sentencesIn(sample)

  test('marks one of its sentences', () => expect(sentences).toContain(sample.marked))

  test.each(sentences)('gets two different jokes for “%s”', (sentence) => {
    expect(new Set(added(sentence))).toHaveProperty('size', 2)
  })
})

test.each(typedAlready)('home’s “$message” gets two different jokes', ({ message, audience }) => {
  expect(new Set(added(message, audience))).toHaveProperty('size', 2)
})
