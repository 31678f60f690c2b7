import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { comment } from '#forms/comment/comment-rules.ts'
import { deleteLeads } from '#server/leads/delete-leads.ts'
import { approve as approveComments } from '#server/leads/judge-comments.ts'
import type { Database } from '#server/platform/database/database.ts'
import { commentList, makeDist } from '#server/testing/dist-folder.ts'
import { openTestServices } from '#server/testing/test-services.ts'
import { until } from '#server/testing/until.ts'
import { createCommentBoard } from '#server/web/prerendered/comment-board.ts'
import { loadPrerenderedPages } from '#server/web/prerendered/prerendered-pages.ts'

const html = commentList(({ name, message }) => `<li>${name}: ${message}</li>`)
const year = 2026
const approve = (database: Database, id: string) => approveComments(database, [id], { by: null, now: 0 })

async function openBoard() {
  const services = await openTestServices()
  const dist = makeDist({ 'blog-details/1.html': html, 'blog-details/2.html': html }, [
    '/blog-details/1',
    '/blog-details/2',
  ])
  const pages = await loadPrerenderedPages(dist)
  const board = createCommentBoard({ ...services, pages, posts: { '1': '/blog-details/1', plant: '/blog-details/2' } })
  await board.start()
  onTestFinished(() => board.stop())
  const post = async (words: Record<string, string>) => {
    services.clock.advance(1)
    await services.submissions.accept(comment, new URLSearchParams({ post: '1', message: 'Dry.', ...words }))
    const query = services.database.selectFrom('submissions').select('id').orderBy('created_at', 'desc')
    return (await query.executeTakeFirstOrThrow()).id
  }
  const read = (id = 1) => pages.find(`/blog-details/${id}`)?.variant('identity', year).bytes.toString()
  return { ...services, pages, board, post, read }
}

test('an approved comment is on its post within a minute, and off it once deleted', async () => {
  const { database, clock, pages, post, read } = await openBoard()
  const id = await post({ name: 'Ada', email: 'ada@example.com', phone: '555 0100', website: 'https://ada.example' })
  clock.advance(60_000)
  expect(read()).toBe(html)
  const before = pages.find('/blog-details/1')?.variant('br', year)

  await approve(database, id)
  clock.advance(60_000)
  await until(() => expect(read()).toContain('>1 comment</h2><ol><li>Ada: Dry.</li></ol>'))
  const after = pages.find('/blog-details/1')?.variant('br', year)
  expect(after?.etag).not.toBe(before?.etag)
  expect(brotliDecompressSync(after?.bytes ?? Buffer.of()).toString()).toBe(read())
  expect(read()).not.toMatch(/ada@|555|https/)
  expect(read(2)).toBe(html)

  await deleteLeads(database, [id], { now: clock.now() })
  clock.advance(60_000)
  await until(() => expect(read()).toBe(html))
})

test('shows the oldest first', async () => {
  const { database, board, post, read } = await openBoard()
  const ids = [await post({ message: 'One' }), await post({ message: 'Two' }), await post({ message: 'Not this' })]
  await approve(database, ids[1] ?? '')
  await approve(database, ids[0] ?? '')
  await board.look()
  expect(read()).toContain('2 comments</h2><ol><li>Somebody: One</li><li>Somebody: Two</li></ol>')
})

test('a comment on a post that is gone, and a database that is gone, change nothing', async () => {
  const { database, board, post, read, lines } = await openBoard()
  await approve(database, await post({ post: '77' }))
  await board.look()
  await approve(database, await post({}))
  await database.schema.alterTable('submissions').renameTo('elsewhere').execute()
  await board.look()
  expect(read()).toBe(html)
  expect(lines.join('')).toContain('approved comments not read')
})

test('a comment stays with the key of its post, whatever post has its number now', async () => {
  const { database, board, post, read } = await openBoard()
  // The post that had this number is gone, and its page shows another one, with another key.
  await approve(database, await post({ post: '2', message: 'On the old one' }))
  await approve(database, await post({ post: 'plant', message: 'On the plant' }))
  await approve(database, await post({ post: 'constructor', message: 'On nothing' }))
  await board.look()
  expect(read(2)).toContain('1 comment</h2><ol><li>Somebody: On the plant</li></ol>')
})
