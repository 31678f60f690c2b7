import { describe, expect, test } from 'vitest'
import { type Relative, relatedPosts } from '#content-model/collections/posts/related.ts'

const post = (id: number, category: string, day: number): Relative => ({
  id,
  category,
  date: new Date(Date.UTC(2026, 0, day)),
})

/** The site's own five: Craft, Email, Experiments, Craft, Video. */
const five = [
  post(1, 'Craft', 63),
  post(2, 'Email', 56),
  post(3, 'Experiments', 42),
  post(4, 'Craft', 28),
  post(5, 'Video', 14),
]

describe('relatedPosts', () => {
  test.each([
    [1, [4, 2]],
    [2, [1, 3]],
    [3, [2, 4]],
    [4, [1, 3]],
    [5, [4, 3]],
  ])('of %i are %j: its category first, then the nearest in time', (id, related) => {
    expect(relatedPosts(five, 2).get(id)).toEqual(related)
  })

  test.each<[string, Relative[], number, number[]]>([
    ['nobody, alone', [post(1, 'A', 1)], 2, []],
    ['the only other', [post(1, 'A', 1), post(2, 'B', 9)], 2, [2]],
    ['none, when none are wanted', five, 0, []],
    ['the nearest of a category', [post(1, 'A', 10), post(2, 'A', 1), post(3, 'A', 12), post(4, 'A', 8)], 2, [3, 4]],
    ['the newer of two as near', [post(1, 'A', 10), post(2, 'A', 9), post(3, 'A', 11)], 1, [3]],
    ['the higher number of one day', [post(1, 'A', 10), post(2, 'A', 9), post(3, 'A', 9)], 1, [3]],
    ['its category before a nearer day', [post(1, 'A', 10), post(2, 'B', 10), post(3, 'A', 200)], 1, [3]],
    [
      'others, past all of its category',
      [post(1, 'A', 10), post(2, 'A', 9), post(3, 'A', 8), post(4, 'B', 1)],
      3,
      [2, 3, 4],
    ],
  ])('gives %s', (_what, posts, count, related) => {
    expect(relatedPosts(posts, count).get(1)).toEqual(related)
    expect(relatedPosts(posts.toReversed(), count).get(1)).toEqual(related)
  })

  test('gives twenty thousand posts two each before a person notices', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => post(index + 1, `C${index % 7}`, (index * 7919) % 5_000))
    const begun = process.threadCpuUsage()
    const related = relatedPosts(many, 2)
    expect(process.threadCpuUsage(begun).user).toBeLessThan(2_000_000)
    expect([...related].every(([id, others]) => others.length === 2 && !others.includes(id))).toBe(true)
  })
})
