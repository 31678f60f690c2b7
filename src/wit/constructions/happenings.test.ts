import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { read } from '../reading/reading.ts'
import { sceneOf } from '../worked-out/scene.ts'
import { happenings } from './happenings.ts'

const found = (message: string) => {
  const scene = sceneOf(read(message), 2026)
  return happenings.flatMap(({ id, answer }) => {
    const answered = answer(scene)
    return answered ? [{ id, texts: answered.lines.map(({ text }) => text) }] : []
  })
}
const idsIn = (message: string) => found(message).map(({ id }) => id)
const textsOf = (id: string, message: string) => {
  const answered = happenings.find((each) => each.id === id)?.answer(sceneOf(read(message), 2026))
  return answered?.lines.map(({ text }) => text) ?? []
}
const rows = (kind: 'fits' | 'near') =>
  happenings.flatMap(({ id, frame }) => frame[kind].map((sentence) => ({ id, sentence, texts: textsOf(id, sentence) })))
const examples = rows('fits')
const allTexts = [...new Set(examples.flatMap(({ texts }) => texts))]

describe('frames by what happens', () => {
  test('each is what its examples say', () => {
    expect(examples.filter(({ texts }) => texts.length === 0)).toEqual([])
  })

  test('none is what its near misses say', () => {
    expect(rows('near').filter(({ texts }) => texts.length > 0)).toEqual([])
  })

  test.each<[string, string, string]>([
    ['was-replaced', 'The microwave has been replaced.', 'Any grudge against the old one is void.'],
    ['was-replaced', 'The printers have been replaced.', 'Any grudge against the old ones is void.'],
    ['required', 'Registration is required.', 'Good intentions do not replace it.'],
    ['required', 'Tickets are required for the tasting.', 'Good intentions do not replace them.'],
    ['is-ready', 'Your report is ready.', 'It will not get any readier.'],
    ['is-ready', 'Your documents are ready.', 'They will not get any readier.'],
    ['thing-in-place', 'The ladder is behind the door.', 'If it is not there, you are not the first.'],
    ['thing-in-place', 'The scissors are in the drawer.', 'If they are not there, you are not the first.'],
    ['device-out-of-order', 'The copier is broken.', 'From a distance, it looks the same as ever.'],
    ['device-out-of-order', 'Both printers are broken.', 'From a distance, they look the same as ever.'],
    ['machine-out-of', 'The copier is out of toner.', 'Pressing harder makes no toner.'],
    ['machine-out-of', 'The vending machine is out of snacks.', 'Pressing harder makes no snacks.'],
    ['meeting-canceled-frame', 'The standup is canceled.', 'Whatever it would have decided stays undecided.'],
    ['meeting-canceled-frame', 'All meetings are canceled.', 'Whatever they would have decided stays undecided.'],
    ['on-the-left', 'The library is down the hall on the left.', 'On the way back, it is on the right.'],
    ['on-the-left', 'The restrooms are down the hall on the right.', 'On the way back, they are on the left.'],
    ['join-thousands', 'Join 9,999 readers.', 'You would be number 10,000.'],
    ['now-open-on', 'The store is now open on Sundays.', 'You may now run out of things on Sundays.'],
  ])('%s agrees in number with "%s"', (id, sentence, line) => {
    expect(textsOf(id, sentence)).toContain(line)
  })

  test('only the last sentence counts', () => {
    expect(idsIn('The copier is out of toner. Please wait in the lobby for Dana.')).not.toContain('machine-out-of')
    expect(idsIn('Please wait in the lobby for Dana. The copier is out of toner.')).toContain('machine-out-of')
  })

  test('what is only supposed is not said', () => {
    expect(idsIn('If the copier is out of toner, call Dana.')).toEqual([])
  })

  test('a frame stays away from a long sentence in which it is a detail', () => {
    const long = `The copier is out of toner, ${'which the whole second floor has known since the early morning, '.repeat(2)}as it happens.`
    expect(idsIn(long)).toEqual([])
  })

  test('every frame has a name of its own, says why it works and has one to four lines', () => {
    const ids = happenings.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, why } of happenings) {
      expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
      expect(why).toMatch(/\.$/)
    }
    expect(examples.filter(({ texts }) => texts.length < 1 || texts.length > 4)).toEqual([])
  })

  test('every line begins with a capital, ends as a sentence and holds no exclamation mark', () => {
    expect(allTexts.filter((text) => !/^[A-Z][^!]*[.?]$/.test(text))).toEqual([])
  })

  test('no line stands under two frames', () => {
    const pairs = examples.flatMap(({ id, texts }) => texts.map((text) => `${text}|${id}`))
    const lines = [...new Set(pairs)].map((pair) => pair.split('|')[0])
    expect(lines.filter((text, at) => lines.indexOf(text) !== at)).toEqual([])
  })

  test.each([
    ['", and the" tails', /, and the /],
    ['nobody and somebody', /\b(no one|nobody|everyone|everybody|someone|somebody)\b/i],
    ['once and twice', /\b(once|twice)\b/i],
    ['"technically", "so far" and "for now"', /\b(technically|so far|for now|in that order)\b/i],
    ['"has been told"', /\bha(s|ve) been (told|informed|notified|briefed|thanked|asked)\b/],
    ['"separately" and "elsewhere"', /\b(separately|elsewhere)\b/i],
    ['"figurative"', /\bfigurative\b/i],
    ['"remains available"', /\bremains? (available|open)\b/i],
    ['"is also" and "are also"', /\b(is|are) also\b/i],
    ['"forty", "nine" and "eleven"', /\b(forty|nine|eleven)\b/i],
    ['shoes, coffee and ducks', /\b(shoes?|coffee|ducks?|plants?)\b/i],
  ])('hold %s in at most 3 lines of a hundred', (_, tic) => {
    expect(allTexts.filter((text) => tic.test(text)).length / allTexts.length).toBeLessThanOrEqual(0.03)
  })

  test('never fails and never writes a hole, whatever is typed', () => {
    const piece = fc.constantFrom(...examples.flatMap(({ sentence }) => sentence.split(' ')))
    const messages = fc.oneof(
      fc.string({ maxLength: 300, unit: 'grapheme' }),
      fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(' ').slice(0, 300)),
    )
    fc.assert(
      fc.property(messages, (message) => {
        for (const { texts } of found(message)) {
          for (const text of texts) expect(text).not.toMatch(/undefined|null|NaN|\.\.|\s{2}|!/)
        }
      }),
      { numRuns: 500 },
    )
  }, 60_000)
})
