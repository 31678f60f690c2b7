import { expect, test, vi } from 'vitest'
import { contact as contactForm } from '#forms/contact/contact.ts'
import { type Answer, failures, tooLong } from '#forms/engine/answer.ts'
import { limits } from '#forms/engine/rules.ts'
import { receive } from '#server/endpoints/form.ts'
import type { Services } from '#server/services.ts'
import { formHeaders, type OnDemand, testApp } from '#server/testing/test-app.ts'

const island = { ...formHeaders, accept: 'application/json' }
const contact = { method: 'POST', url: '/contact', headers: island, payload: 'name=Ada&email=ada%40x.example' } as const

/** An app whose services give this answer to every post, and whose pages say that they were rendered. */
async function open(
  answer: Answer,
  allowed = true,
  render: OnDemand = () => new Response('<p>a page', { headers: { 'content-type': 'text/html' } }),
) {
  const accept = vi.fn(async () => answer)
  const takePost = async () => (allowed ? { allowed } : { allowed, retryAfterSeconds: 7 })
  const services = { submissions: { accept }, limits: { takePost } } as unknown as Services
  const onDemand = vi.fn<OnDemand>(render)
  return { accept, services, onDemand, host: await testApp({ services, onDemand }) }
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
  const [form, posted] = accept.mock.calls[0] as unknown as Parameters<Services['submissions']['accept']>
  expect(form.name).toBe('contact')
  expect(Object.fromEntries(posted)).toEqual({ name: 'Ada', email: 'ada@x.example' })
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

const payloadOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString()

test.each([
  ['Latin', 'a'],
  ['Cyrillic', 'я'],
  ['Chinese', '語'],
  ['emoji', '😐'],
  ['empty lines', '\r\n'],
])('a message of 5,000 characters fits beside full fields: %s', async (_script, character) => {
  const { host, accept } = await open({ state: 'accepted', receipt: 'r' })
  const [name, email, phoneNumber] = [limits.name.max, limits.email.max, 100].map((length) => '😐'.repeat(length))
  const fields = { subject: '', took: '123456', submission: crypto.randomUUID(), name, email, phoneNumber }
  const payload = payloadOf({ ...fields, help: character.repeat(5_000) } as Record<string, string>)
  expect((await host.inject({ ...contact, payload })).statusCode).toBe(200)
  expect(accept).toHaveBeenCalledTimes(1)
})

const tooMuch = 'Ж'.repeat(12_000)

test.each([
  ['/contact', 'help', 'message'],
  ['/contact', 'name', 'name'],
  ['/contact', 'phoneNumber', 'phone number'],
  ['/newsletter', 'email', 'email'],
])('a form over the limit gets its words back: %s, %s', async (url, field, words) => {
  const { host, accept } = await open({ state: 'accepted', receipt: 'r' })
  const payload = payloadOf({ name: 'Ada', email: 'ada@x.example', help: 'Hm.', [field]: tooMuch })
  const { statusCode, json } = await host.inject({ ...contact, url, payload })
  expect(statusCode).toBe(413)
  expect(json()).toMatchObject({ state: 'failed', values: { [field]: tooMuch }, message: tooLong(words) })
  expect(accept).not.toHaveBeenCalled()
})

test('a flood of forms over the limit gets no words back', async () => {
  const { host } = await open({ state: 'accepted', receipt: 'r' }, false)
  const { statusCode, json } = await host.inject({ ...contact, payload: payloadOf({ help: tooMuch }) })
  expect([statusCode, json()]).toEqual([429, { state: 'failed', values: {}, message: failures.flood }])
})

test('a form that something else made too long gets its words back, and no field is blamed', async () => {
  const { host } = await open({ state: 'accepted', receipt: 'r' })
  const payload = payloadOf({ help: 'Hm.', 'from-an-extension': tooMuch })
  const { statusCode, json } = await host.inject({ ...contact, payload })
  expect(statusCode).toBe(413)
  expect(json()).toMatchObject({ state: 'failed', values: { help: 'Hm.' }, message: tooLong('form') })
})

test('a form over the limit gets its words back on the page', async () => {
  const { host, services } = await open({ state: 'accepted', receipt: 'r' }, true, async (request, locals) => {
    const received = await receive(contactForm, { request, url: new URL(request.url), locals })
    if (received instanceof Response) return received
    return new Response(JSON.stringify(received.start), {
      status: received.status,
      headers: { 'content-type': 'text/html' },
    })
  })
  const payload = payloadOf({ name: 'Ada', email: 'ada@x.example', help: tooMuch })
  const { statusCode, json } = await host.inject({ ...contact, headers: formHeaders, payload })
  expect(statusCode).toBe(413)
  expect(json()).toMatchObject({ values: { name: 'Ada', help: tooMuch }, message: tooLong('message') })
  expect(services.submissions.accept).not.toHaveBeenCalled()
})
