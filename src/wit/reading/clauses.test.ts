import { describe, expect, test } from 'vitest'
import { tag } from '#language/tagger.ts'
import { readClauses } from './clauses.ts'

const first = (sentence: string) => readClauses(tag(sentence))[0]

describe('clauses', () => {
  test('a pronoun is a subject for want of a noun', () => {
    expect(first('We are hiring a project manager.')?.subject?.name).toBe('we')
  })

  test('"is 20 minutes late" says late', () => {
    expect(first('The train is 20 minutes late.')?.after).toEqual(['late'])
  })

  test('what is there is the subject', () => {
    expect(first('There are donuts in the kitchen.')?.subject?.name).toBe('donut')
  })

  test('a name is no part of the noun before it', () => {
    expect(first('Please welcome our new colleague Dana.')?.object?.name).toBe('colleague')
  })

  test('"must be removed" is not past', () => {
    expect(first('Jackets must be removed.')?.time).toBe('now')
  })

  test('"must be removed" and "need to be removed" are due', () => {
    expect(first('Jackets must be removed.')?.due).toBe(true)
    expect(readClauses(tag('Jackets need to be removed.')).at(-1)?.due).toBe(true)
  })

  test('"while it is repaired" hangs onto another clause', () => {
    const clauses = readClauses(tag('Please take the stairs while the elevator is repaired.'))
    expect(clauses.map(({ hanging }) => hanging)).toEqual([false, true])
  })

  test('"taken" is a form of "take"', () => {
    expect(first('The photo will be taken on Friday.')?.verb).toBe('take')
  })

  test('"10 am" is no form of "be"', () => {
    expect(readClauses(tag('The store opens at 10 am.')).map(({ verb }) => verb)).toEqual(['open'])
  })

  test('"shut" at the start asks', () => {
    expect(first('Please shut the door.')?.request).toBe(true)
  })

  test('a condition is supposed', () => {
    expect(first('If the printer is jammed, call Dana.')?.supposed).toBe(true)
  })

  test('what could not be done was not done', () => {
    const clause = first('Your parcel could not be delivered.')
    expect(clause?.supposed).toBe(false)
    expect(clause?.negated).toBe(true)
  })
})
