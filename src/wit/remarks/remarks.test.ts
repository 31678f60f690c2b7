import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { vectorFiles, wordVectors } from '#language/word-vectors.ts'
import { read } from '../reading/reading.ts'
import { allRemarks } from './all.ts'
import { remarksOn } from './find.ts'
import { isDue, phrasingOf, type Remark } from './remark.ts'

const vectors = wordVectors(readFileSync(vectorFiles.words, 'utf8'), readFileSync(vectorFiles.table))
const idsOn = (message: string) => remarksOn(read(message), vectors).map(({ id }) => id)
const follows = (remark: Remark, message: string) => {
  const phrasing = phrasingOf(read(message))
  return phrasing !== undefined && isDue(remark, phrasing)
}

describe('remarks', () => {
  test.each(allRemarks.flatMap((remark) => remark.fits.map((message) => [remark.id, message, remark] as const)))(
    '%s follows “%s”',
    (_id, message, remark) => {
      expect(follows(remark, message)).toBe(true)
    },
  )

  test.each(allRemarks.map((remark) => [remark.id, remark.near, remark] as const))(
    '%s does not follow “%s”',
    (_id, near, remark) => {
      expect(follows(remark, near)).toBe(false)
    },
  )

  test('each has a name of its own, and says why it works', () => {
    const ids = allRemarks.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, why } of allRemarks) {
      expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
      expect(why).toMatch(/^[A-Z].*\.$/)
    }
  })

  test('each line is one or two sentences of its own', () => {
    const unfit = allRemarks.filter(({ text }) => !/^[A-Z](?:a\.m\.|[^.!?])*\.(?: [A-Z][^.!?]*\.)?$/.test(text))
    expect(unfit.map(({ text }) => text)).toEqual([])
    expect(new Set(allRemarks.map(({ text }) => text)).size).toBe(allRemarks.length)
  })

  test('none follows more than one ordinary sentence in ten: what follows all is about none', () => {
    const ordinary = readFileSync(new URL('../gate/training/ordinary-4.txt', import.meta.url), 'utf8').split('\n')
    const put = ordinary.map((message) => phrasingOf(read(message))).filter((each) => each !== undefined)
    const wide = allRemarks.filter((remark) => put.filter((each) => isDue(remark, each)).length > ordinary.length / 10)
    expect(wide.map(({ id }) => id)).toEqual([])
  })

  test.each([
    ['a question', 'Can you please send the invoice?'],
    ['several sentences', 'Please rinse all bottles. Place them in the bin.'],
    ['two words', 'Please rinse.'],
    ['another language', 'Bitte please stellen Sie alle Flaschen in den Kasten neben der Tür.'],
    ['nothing', ''],
    ['letters', 'please rinse qwzx vbnq plk zzrt qwpo'],
  ])('stay away from %s', (_, message) => {
    expect(idsOn(message)).toEqual([])
  })

  test('the same message gets the same, and messages of one build begin with different ones', () => {
    const messages = [
      'bottles',
      'brushes',
      'cups',
      'jars',
      'trays',
      'bowls',
      'pans',
      'rollers',
      'sieves',
      'spoons',
    ].map((thing) => `Please rinse all ${thing} before placing them in the bin.`)
    expect(idsOn(messages[0] ?? '')).toEqual(idsOn(messages[0] ?? ''))
    expect(new Set(messages.map((message) => idsOn(message)[0])).size).toBeGreaterThan(2)
  })
})
