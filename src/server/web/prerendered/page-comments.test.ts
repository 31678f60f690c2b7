import { expect, test } from 'vitest'
import { hasPlaceForComments } from '#content-model/page-marks.ts'
import { commentList } from '#server/testing/dist-folder.ts'
import { withComments } from '#server/web/prerendered/page-comments.ts'

const list = commentList(
  ({ name, date, message }) =>
    `<li><b>${name}</b> <time dateTime="${date.iso}">${date.text}</time><p>${message}</p></li>`,
)
const page = `<h1>A post</h1>${list}`
const comment = { name: 'Ada', createdAt: '2026-11-21T23:59:00.000Z', message: 'Dry.' }
const item = (name: string, message: string) =>
  `<li><b>${name}</b> <time dateTime="2026-11-21">Nov 21, 2026</time><p>${message}</p></li>`
const withOne = (changes: Partial<typeof comment>) => withComments(page, [{ ...comment, ...changes }])

test('puts comments into their place, and counts them', () => {
  const commented = withComments(page, [comment, { ...comment, name: 'Bob' }])
  expect(commented).toMatch(/^<h1>A post<\/h1><h2 [^>]+>2 comments<\/h2>/)
  expect(commented).toContain(`<ol>${item('Ada', 'Dry.')}${item('Bob', 'Dry.')}</ol>`)
})

test('counts a first comment as one', () => {
  expect(withComments(list, [comment])).toContain('>1 comment</h2>')
})

test.each([
  ['', 'Somebody'],
  [' \u202e ', 'Somebody'],
  ['<b>Eve</b>', '&lt;b&gt;Eve&lt;/b&gt;'],
  ['{comment message}', '{comment message}'],
  ['$& $1 $`', '$&amp; $1 $`'],
  [`" onload='x'`, '&quot; onload=&#39;x&#39;'],
])('the name %j reads %s', (name, read) => {
  expect(withOne({ name })).toContain(item(read, 'Dry.'))
})

test.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['</template><img src=x onerror=alert(1)>', '&lt;/template&gt;&lt;img src=x onerror=alert(1)&gt;'],
  ['&lt;', '&amp;lt;'],
  ['one\ntwo', 'one\ntwo'],
  ['\u202eturned\u0007', 'turned'],
])('the message %j stays words', (message, read) => {
  expect(withOne({ message })).toContain(item('Ada', read))
})

test.each([
  [page, true],
  [page.replace(/<template.*<\/template>/, ''), false],
])('knows a page that has a place for them', (html, has) => {
  expect(hasPlaceForComments(html)).toBe(has)
})
