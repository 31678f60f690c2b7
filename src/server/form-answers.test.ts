import { expect, test, vi } from 'vitest'
import type { Answer } from '#forms/answer.ts'
import { formHeaders, type OnDemand, testHost } from '#server/fixtures/test-host.ts'
import type { House } from '#server/house.ts'

const island = { ...formHeaders, accept: 'application/json' }
const contact = { method: 'POST', url: '/contact', headers: island, payload: 'name=Ada&email=ada%40x.example' } as const

/** A host whose house gives this answer to every post, and whose pages say that they were rendered. */
async function open(answer: Answer, allowed = true) {
  const accept = vi.fn(async () => answer)
  const takePost = async () => (allowed ? { allowed } : { allowed, retryAfterSeconds: 7 })
  const house = { submissions: { accept }, limits: { takePost } } as unknown as House
  const onDemand = vi.fn<OnDemand>(() => new Response('<p>a page', { headers: { 'content-type': 'text/html' } }))
  return { accept, onDemand, host: await testHost({ house, onDemand }) }
}

test.each<[Answer, number]>([
  [{ state: 'accepted', receipt: 'r' }, 200],
  [{ state: 'refused', values: { name: '' }, errors: { name: 'Enter name' } }, 422],
  [{ state: 'failed', values: { name: 'Ada' }, message: 'No.' }, 503],
])('an island gets $state as JSON, and no page is rendered', async (answer, status) => {
  const { host, onDemand, accept } = await open(answer)
  const { statusCode, headers, json } = await host.inject({ ...contact, url: '/contact/?from=home' })
  expect([statusCode, json()]).toEqual([status, answer])
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(onDemand).not.toHaveBeenCalled()
  const [form, posted, visitor] = accept.mock.calls[0] as unknown as Parameters<House['submissions']['accept']>
  expect(form.name).toBe('contact')
  expect(Object.fromEntries(posted)).toEqual({ name: 'Ada', email: 'ada@x.example' })
  expect(visitor).toEqual({ address: '127.0.0.1' })
})

test('a flood is told how long to wait', async () => {
  const { host, accept } = await open({ state: 'accepted', receipt: 'r' }, false)
  const { statusCode, headers, json } = await host.inject(contact)
  expect([statusCode, headers['retry-after'], json().state]).toEqual([429, '7', 'failed'])
  expect(accept).not.toHaveBeenCalled()
})

test.each([
  ['a browser without JavaScript', { ...contact, headers: formHeaders }],
  ['a reader who refuses JSON', { ...contact, headers: { ...formHeaders, accept: 'text/html, application/json;q=0' } }],
  ['a reader who prefers pages', { ...contact, headers: { ...formHeaders, accept: 'application/json;q=0.5, */*' } }],
  ['a form whose page checks what it gave', { ...contact, url: '/comment?post=1' }],
])('%s meets the page', async (_who, post) => {
  const { host, onDemand } = await open({ state: 'accepted', receipt: 'r' })
  expect((await host.inject(post)).body).toContain('a page')
  expect(onDemand).toHaveBeenCalledTimes(1)
})
