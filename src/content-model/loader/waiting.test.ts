import { expect, test } from 'vitest'
import { localDay } from '#content-model/loader/local-day.mjs'
import { leftOut, leftOutIn, waitingIn, waitsIn } from '#content-model/loader/waiting.mjs'
import { shippedOnly } from '#content-model/testing/shipped-only.ts'

const head = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n\nWords.\n`

test.each<[string, string, { day?: string } | undefined]>([
  ['a draft', head('id: 1', 'draft: true'), {}],
  ['a draft in YAML', 'id: 1\ndraft: True # later\n', {}],
  ['a draft whose day has come', head('draft: true', 'post_date: 2026-11-01'), {}],
  ['a post of tomorrow', head('post_date: 2026-11-23'), { day: '2026-11-23' }],
  ['a post of tomorrow with Windows’ line ends', '---\r\npost_date: 2026-11-23\r\n---\r\n', { day: '2026-11-23' }],
  ['a post of today', head('post_date: 2026-11-22'), undefined],
  ['what is a draft no more', head('draft: false'), undefined],
  ['a post that quotes such a line', `${head('id: 1')}\ndraft: true\npost_date: 2030-01-01\n`, undefined],
])('%s is told by its text', (_, text, waits) => {
  expect(waitsIn(text, '2026-11-22')).toEqual(waits)
})

shippedOnly('the content as it is shipped has nothing that waits, and a folder that is not there has nothing', () => {
  expect(waitingIn('src/content/posts', '2026-11-22')).toEqual([])
  expect(waitingIn('src/content/posts', '2026-11-20')).toContainEqual({
    file: 'src/content/posts/the-em-dash-would-like-a-word.md',
    day: '2026-11-21',
  })
  expect(waitingIn('src/content/none', '2026-11-22')).toEqual([])
})

test('the day is that of this machine’s clock', () => {
  expect(localDay(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05')
  expect(localDay(new Date(2026, 10, 30, 23, 59))).toBe('2026-11-30')
})

test('a draft that is left out is named with what it lacks, and found in what Astro says', () => {
  const mistakes = [
    { labels: 'Pictures at the top', lacks: 'pictures at the top' },
    { labels: 'Post date', lacks: 'post date' },
    { labels: 'Numbers, 1, Label', lacks: undefined },
    { labels: 'Numbers, 2, Label', lacks: undefined },
  ]
  const line = leftOut('posts/my-post', mistakes)
  expect(line).toBe('Left out, a draft: posts/my-post (no pictures at the top, no post date, unfinished numbers)')
  const done = leftOut('faq/done', [])
  expect(done).toBe('Left out, a draft: faq/done')
  expect(leftOutIn(`11:12:13 [posts] ${line}\n11:12:14 [faq] ${done}\n11:12:15 built\n`)).toEqual([done, line])
  expect(leftOutIn('11:12:15 built\n')).toEqual([])
})
