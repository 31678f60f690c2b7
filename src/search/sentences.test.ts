import { expect, test, vi } from 'vitest'
import { multiplied } from '#search/meanings.ts'
import { remembering, sentencesOf } from '#search/sentences.ts'

const encode = (text: string) => Float32Array.from(text === 'north' ? [0, 1] : [1, 0])

test('texts become a matrix by which each is compared', () => {
  const matrix = sentencesOf({ encode }).matrixOf(['north', 'east'])
  expect([...multiplied(matrix, encode('north'))]).toEqual([1, 0])
})

test('what was made before is not made again', () => {
  const made = { texts: ['north', 'east'], matrix: sentencesOf({ encode }).matrixOf(['north', 'east']) }
  const again = vi.fn(encode)
  expect([...sentencesOf({ encode: again }, made).matrixOf(['east', 'north', 'west'])]).toEqual([
    127, 0, 0, 127, 127, 0,
  ])
  expect(again.mock.calls).toEqual([['west']])
})

test('an encoder that remembers makes each vector once', () => {
  const once = vi.fn(encode)
  const { encode: remembered } = remembering({ encode: once })
  expect(remembered('north')).toEqual(remembered('north'))
  expect(once).toHaveBeenCalledOnce()
})
