import { describe, expect, it } from 'vitest'
import { tokensOf } from './gate-tokens.ts'

/** The words of a text, with "." where a sentence ends. */
const words = (text: string) =>
  tokensOf(text)
    .map(({ word }) => word)
    .join(' ')
const names = (text: string) =>
  tokensOf(text)
    .filter(({ name }) => name)
    .map(({ word }) => word)

describe('A text is read into words', () => {
  it.each([
    ['in lower case', 'The FUNERAL', 'the funeral'],
    ['without accents', 'naïve café', 'naive cafe'],
    ['without letters that are not seen', 'fun\u00aderal\u200b hall', 'funeral hall'],
    ['wide letters as narrow ones', 'ｄｅａｄ', 'dead'],
    [
      'letters that are drawn like Latin ones',
      'ıd łap føo straße æther œuvre đak',
      'id lap foo strasse aether oeuvre dak',
    ],
    ['every kind of apostrophe', "didn't didn’t didn‘t didnʼt didn`t didn´t", "didn't ".repeat(6).trim()],
    ['without possessive endings', "Anna's dog's", 'anna dog'],
    ['with the apostrophe of a name', "O'Sullivan's", "o'sullivan"],
    ['with the signs that hide a letter', 'f*cking b@d', 'f*cking b@d'],
    ['with numbers and per cent', '5 of 40%', '5 of 40 %'],
    ['without quotes, dashes and brackets', '“Quite” – (so), he said:', 'quite so he said'],
    ['nothing where nothing is', ' … , ', ''],
  ])('%s', (_, text, expected) => {
    expect(words(text)).toBe(expected)
  })

  it.each([
    ['a period', 'He left. She stayed', 'he left . she stayed'],
    ['a question', 'Why? So', 'why . so'],
    ['an exclamation', 'Go! Now', 'go . now'],
    ['a semicolon', 'He left; she stayed', 'he left . she stayed'],
    ['a line', 'One\ntwo', 'one . two'],
    ['several signs, once', 'Wait... what?!', 'wait . what .'],
  ])('the end of a sentence is told by %s', (_, text, expected) => {
    expect(words(text)).toBe(expected)
  })

  it('no sentence ends before the first word', () => {
    expect(words('... so it goes.')).toBe('so it goes .')
  })

  it.each([
    ['the hour', 'At 9 a.m. or 5 P.M. on Friday', 'at 9 am or 5 pm on friday'],
    ['a title', 'Mr. Hu, Mrs. Hu and DR. Hu', 'mr hu mrs hu and dr hu'],
    ['a number', 'No. 7 vs. No. 8', 'no 7 vs no 8'],
  ])('the period of %s ends no sentence', (_, text, expected) => {
    expect(words(text)).toBe(expected)
  })

  it.each(['RIP Anna', 'R.I.P. Anna', 'R.I.P Anna', 'RIP. Anna', 'RI.P Anna'])('%s is rest in peace', (text) => {
    expect(words(text)).toBe('rest in peace anna')
  })

  it('RIP is no part of a word, and no rip', () => {
    expect(words('RIPE rip')).toBe('ripe rip')
  })
})

describe('A name is told by its capital', () => {
  it.each([
    ['within a sentence', 'Yesterday we saw Anna.', ['anna']],
    ['at the beginning of a sentence', 'Anna left. Omar stayed.', ['anna', 'omar']],
    ['with a possessive ending', "It is Anna's", ['anna']],
    ['even where it is a small word, within a sentence', 'We saw The Few', ['the', 'few']],
  ])('%s', (_, text, expected) => {
    expect(names(text)).toEqual(expected)
  })

  it.each([
    ['a word that begins a sentence', 'The end. Yesterday. Congress met.\nEveryone left? Now!'],
    ['a day, a month or a holiday', 'On Monday in March, before Easter, I left'],
    ['a day at the beginning of a sentence', 'Monday came. December too.'],
    ['a word in capitals', 'all of NASA and THE UN'],
    ['a word with a capital inside', 'an iPhone'],
    ['a word without one', 'nobody we know'],
    ['the end of a sentence', '. ! ?'],
  ])('which is not %s', (_, text) => {
    expect(names(text)).toEqual([])
  })
})
