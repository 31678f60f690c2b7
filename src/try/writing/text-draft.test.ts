import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TryAnswer } from '#try/wire.ts'
import { slice, type TextRange } from './range.ts'
import { sentencesOf } from './sentences.ts'
import {
  asked,
  extendTo,
  letGo,
  refuse,
  replacementFor,
  replaceRange,
  select,
  selected,
  startDraft,
  type TextDraft,
  take,
  undo,
} from './text-draft.ts'

const answer = (kind: TryAnswer['kind'], result = '', sentence = ''): TryAnswer => ({
  kind,
  sentence,
  result,
  why: '',
  label: kind,
  id: result && `id of ${result}`,
  near: [],
  hint: kind === 'none' ? 'A number.' : '',
})

const text = 'Hi all,\r\n\r\n“Lunch is at noon.”  Bring a fork.\n'
const begin = (sentence: string): TextDraft => {
  const start = text.indexOf(sentence)
  return startDraft(text, { start, end: start + sentence.length })
}
const takeNow = (draft: TextDraft, given: TryAnswer) => take(draft, asked(draft) ?? '', given)

describe('an answer is put into the text so that a sentence', () => {
  test.each([
    ['keeps its words', 'Lunch is at noon.', 'Lunch is at noon. So is regret.', 'Lunch is at noon. So is regret.'],
    ['keeps its double space', 'Lunch  is at noon.', 'Lunch is at noon. Bye.', 'Lunch  is at noon. Bye.'],
    ['keeps its line break', 'Lunch is\r\nat noon.', 'Lunch is at noon. Bye.', 'Lunch is\r\nat noon. Bye.'],
    ['gets a period where it had none', 'Lunch at noon', 'Lunch at noon. Bye.', 'Lunch at noon. Bye.'],
    ['gives way to one that begins otherwise', 'Lunch is at noon.', 'Noon is at lunch.', 'Noon is at lunch.'],
  ])('%s', (_what, written, result, put) => {
    expect(replacementFor(written, result)).toBe(put)
  })
})

test('an answer to the sentence takes its place and nothing else’s', () => {
  const draft = takeNow(begin('Lunch is at noon.'), answer('worked-out', 'Lunch is at noon. So is regret.'))
  expect(draft.text).toBe('Hi all,\r\n\r\n“Lunch is at noon. So is regret.”  Bring a fork.\n')
  const range = selected(draft)
  expect(range && slice(draft.text, range)).toBe('Lunch is at noon. So is regret.')
  expect(draft.said).toMatchObject({ kind: 'replaced', original: 'Lunch is at noon.' })
})

test('another answer replaces the one before, about the sentence as it was written', () => {
  const first = takeNow(begin('Lunch is at noon.'), answer('worked-out', 'Lunch is at noon. One.'))
  expect(asked(first)).toBe('Lunch is at noon.')
  const second = takeNow(first, answer('written', 'Lunch is at noon. Two.'))
  expect(second.text).toBe(text.replace('noon.', 'noon. Two.'))
  const back = undo(second)
  expect(back.text).toBe(first.text)
  expect(back.selection).toEqual(first.selection)
  expect(back.said).toEqual({ kind: 'restored' })
  expect(undo(back).text).toBe(text)
  expect(undo(undo(undo(back)))).toEqual(undo(back))
})

test.each(['nearest', 'refused', 'none'] as const)('an answer that is %s changes no character', (kind) => {
  const before = begin('Lunch is at noon.')
  const draft = takeNow(before, answer(kind, kind === 'nearest' ? 'Dinner is at six. Bye.' : '', 'Dinner is at six.'))
  expect(draft).toEqual({ ...before, said: draft.said })
  expect(draft.said?.kind).toBe(kind)
})

test.each(['nearest', 'refused', 'none'] as const)(
  'where the next answer is %s, the one in the text stays and is the last',
  (kind) => {
    const first = takeNow(begin('Lunch is at noon.'), answer('worked-out', 'Lunch is at noon. One.'))
    const draft = takeNow(first, answer(kind))
    expect(draft).toEqual({ ...first, said: { ...first.said, isLast: true } })
  },
)

test('the nearest example stays where there is no other', () => {
  const near = takeNow(begin('Lunch is at noon.'), answer('nearest', 'Dinner. Bye.', 'Dinner.'))
  expect(takeNow(near, answer('none')).said).toEqual({ ...near.said, isLast: true })
})

test('where another answer did not come, the one that is there stays and it is said why', () => {
  const first = takeNow(begin('Lunch is at noon.'), answer('worked-out', 'Lunch is at noon. One.'))
  const draft = refuse(first, 'Later.')
  expect(draft).toEqual({ ...first, said: { ...first.said, problem: 'Later.' } })
  expect(takeNow(draft, answer('none')).said).toEqual({ ...first.said, isLast: true, problem: undefined })
})

test('the answers that stand in a text are known, and Undo forgets those it takes out', () => {
  const first = takeNow(begin('Lunch is at noon.'), answer('worked-out', 'One.'))
  const second = takeNow(select(first, { start: 0, end: 7 }), answer('worked-out', 'Two.'))
  expect(second.used).toEqual(['id of One.', 'id of Two.'])
  expect(undo(second).used).toEqual(['id of One.'])
})

test('selecting, extending and letting go end what was said, and an extension can turn around', () => {
  const one = { start: 0, end: 7 }
  const two = { start: 12, end: 29 }
  const three = { start: 32, end: 45 }
  const draft = refuse(select(startDraft(text), two), 'Too long.')
  expect(draft.said).toEqual({ kind: 'wrong', message: 'Too long.' })
  const longer = extendTo(draft, three)
  expect(longer.said).toBeUndefined()
  expect(selected(longer)).toEqual({ start: 12, end: 45 })
  expect(selected(extendTo(longer, one))).toEqual({ start: 0, end: 29 })
  expect(selected(extendTo(startDraft(text), one))).toEqual(one)
  expect(selected(letGo(longer))).toBeUndefined()
  expect(asked(letGo(longer))).toBeUndefined()
})

const anyText = fc.string({ unit: fc.constantFrom('a', 'B', '.', '!', ' ', '\n', '\r\n', '“', '”', '"', '😐', '4') })

test('whatever is replaced, every other character stays', () => {
  fc.assert(
    fc.property(anyText, fc.nat(), fc.nat(), fc.string(), (written, from, to, words) => {
      const [start = 0, end = 0] = [from % (written.length + 1), to % (written.length + 1)].sort((a, b) => a - b)
      const replaced = replaceRange(written, { start, end }, words)
      expect(slice(replaced.text, replaced.range)).toBe(words)
      expect(replaced.text.slice(0, replaced.range.start)).toBe(written.slice(0, start))
      expect(replaced.text.slice(replaced.range.end)).toBe(written.slice(end))
    }),
  )
})

type Step = (draft: TextDraft, sentence: TextRange | undefined) => TextDraft
const steps: Record<string, Step> = {
  select: (draft, sentence) => (sentence ? select(draft, sentence) : draft),
  extend: (draft, sentence) => (sentence ? extendTo(draft, sentence) : draft),
  replace: (draft) => takeNow(draft, answer('worked-out', 'An answer.')),
  nearest: (draft) => takeNow(draft, answer('nearest')),
  none: (draft) => takeNow(draft, answer('none')),
  'let go': letGo,
  undo,
}

test('undoing everything gives back the text as it was, whatever was done to it', () => {
  const doing = fc.array(fc.tuple(fc.constantFrom(...Object.values(steps)), fc.nat()), { maxLength: 20 })
  fc.assert(
    fc.property(anyText, doing, (written, done) => {
      let draft = startDraft(written)
      for (const [step, pick] of done) {
        const sentences = sentencesOf(draft.text)
        draft = step(draft, sentences[pick % Math.max(sentences.length, 1)])
      }
      while (draft.past.length > 0) draft = undo(draft)
      expect(draft.text).toBe(written)
    }),
  )
})
