import { describe, expect, test } from 'vitest'
import { tag } from '#language/tagger.ts'
import { settleKinds } from './word-kinds.ts'

const kindIn = (sentence: string, name: string) => {
  const word = settleKinds(tag(sentence)).find(({ lower }) => lower === name)
  return word && `${word.lemma} ${word.kind}`
}

describe('kinds of words', () => {
  test.each([
    ['Gift cards are valid for two years.', 'gift', 'gift noun'],
    ['Your free trial ends tomorrow.', 'ends', 'end verb'],
    ['Please mute your microphone.', 'mute', 'mute verb'],
    ["Please don't microwave fish.", 'microwave', 'microwave verb'],
    ['Parking on the street is not allowed.', 'parking', 'parking noun'],
    ['I will be on leave until Monday.', 'leave', 'leave noun'],
    ['We have an open position in accounting.', 'accounting', 'accounting noun'],
    ['Check-in is at 3 p.m.', 'check in', 'check in noun'],
    ['Our hours are 9 to 5.', 'hours', 'hour noun'],
    ['Freight costs went up.', 'went', 'go verb'],
    ['We are bringing back the soup.', 'back', 'back adverb'],
    ['The store closes on Sunday.', 'closes', 'close verb'],
  ])('in "%s" %s is read as %s', (sentence, name, expected) => {
    expect(kindIn(sentence, name)).toBe(expected)
  })
})
