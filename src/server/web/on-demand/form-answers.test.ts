import { expect, test, vi } from 'vitest'
import { carryField } from '#forms/engine/carry.ts'
import { type FormAnswer, failures, tooLong } from '#forms/engine/form-answer.ts'
import type { FormStart } from '#forms/engine/form-start.ts'
import { limits, messages } from '#forms/engine/rules.ts'
import { forms } from '#forms/registry.ts'
import type { Services } from '#server/services.ts'
import { formHeaders, type OnDemand, testApp } from '#server/testing/test-app.ts'
import { showForm } from '#server/web/on-demand/receive-form.ts'

const island = { ...formHeaders, accept: 'application/json' }
const contact = { method: 'POST', url: '/contact', headers: island, payload: 'name=Ada&email=ada%40x.example' } as const

/** An app whose services give this answer to every post, with pages that do the same as those in src/pages. */
async function open(answer: FormAnswer, allowed = true) {
  const accept = vi.fn(async () => answer)
  const take = async () => (allowed ? { allowed } : { allowed, retryAfterSeconds: 7 })
  const services = { submissions: { accept }, limits: { take } } as unknown as Services
  const markup = vi.fn((start: FormStart) => JSON.stringify(start))
  const onDemand = vi.fn<OnDemand>(async (request, locals) => {
    const url = new URL(request.url)
    const form = forms.find(({ path }) => path === url.pathname.replace(/\/$/, ''))
    if (!form) throw new Error(`No form at ${url.pathname}`)
    const response = { headers: new Headers({ 'content-type': 'text/html' }) }
    const start = await showForm(form, { request, url, locals, response })
    return start instanceof Response ? start : new Response(markup(start), response)
  })
  return { accept, onDemand, markup, host: await testApp({ services, onDemand }) }
}

test.each<[FormAnswer, number]>([
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
    vary: 'accept',
    'x-content-type-options': 'nosniff',
  })
  expect(onDemand).not.toHaveBeenCalled()
  const [form, posted] = accept.mock.calls[0] as unknown as Parameters<Services['submissions']['accept']>
  expect(form.name).toBe('contact')
  expect(Object.fromEntries(posted)).toEqual({ name: 'Ada', email: 'ada@x.example' })
})

test.each(['application/json', 'text/html'])(
  'a post that wants %s is saved with the path of its page',
  async (accept) => {
    const { host, accept: saved } = await open({ state: 'accepted', receipt: 'r' })
    const headers = {
      ...formHeaders,
      accept,
      host: 'deadpan.example',
      referer: 'https://deadpan.example/pricing-table?x',
    }
    await host.inject({ ...contact, headers })
    expect(saved).toHaveBeenCalledWith(expect.anything(), expect.anything(), '/pricing-table')
  },
)

test('a post that only brings a sentence along is shown the form with it, and nothing is saved', async () => {
  const { host, accept, markup } = await open({ state: 'accepted', receipt: 'r' })
  const payload = new URLSearchParams({
    [carryField]: 'try',
    sentence: 'Lunch is at 12. Be brief.',
    name: 'Ada',
    plan: 'x',
  })
  const { statusCode } = await host.inject({
    ...contact,
    url: '/beta-sign-up',
    headers: formHeaders,
    payload: `${payload}`,
  })
  expect(statusCode).toBe(200)
  expect(markup.mock.lastCall?.[0]).toMatchObject({ values: { sentence: 'Lunch is at 12. Be brief.', plan: '' } })
  expect(markup.mock.lastCall?.[0].errors).toBeUndefined()
  expect(accept).not.toHaveBeenCalled()
})

test('a flood of posts that only bring something along is told how long to wait, and loses nothing', async () => {
  const { host, markup } = await open({ state: 'accepted', receipt: 'r' }, false)
  const payload = new URLSearchParams({ [carryField]: 'try', sentence: 'Lunch is at 12.' }).toString()
  const { statusCode, headers } = await host.inject({ ...contact, url: '/beta-sign-up', headers: formHeaders, payload })
  expect([statusCode, headers['retry-after']]).toEqual([429, '7'])
  expect(markup.mock.lastCall?.[0]).toMatchObject({
    values: { sentence: 'Lunch is at 12.' },
    message: failures.flood,
  })
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
])('%s meets the page, under the status and headers of the answer', async (_who, post) => {
  const refused = { state: 'refused', values: { name: 'Ada' }, errors: { help: 'Say.' } } as const
  const { host } = await open(refused)
  const { statusCode, headers, json } = await host.inject(post)
  expect([statusCode, headers['content-type']]).toEqual([422, 'text/html; charset=utf-8'])
  expect(json()).toMatchObject({ values: refused.values, errors: refused.errors })
  const flooded = await open(refused, false)
  const { statusCode: status, headers: waits } = await flooded.host.inject(post)
  expect([status, waits['retry-after']]).toEqual([429, '7'])
})

test('a plain post that was saved leads to the thanks, and no page is rendered', async () => {
  const { host, markup } = await open({ state: 'accepted', receipt: 'r' })
  const { statusCode, headers } = await host.inject({ ...contact, headers: formHeaders })
  expect([statusCode, headers.location]).toEqual([303, '/contact?receipt=r'])
  expect(markup).not.toHaveBeenCalled()
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
  ['/contact', 'help', { errors: { help: messages.text.max } }],
  ['/contact', 'name', { errors: { name: messages.name.max } }],
  ['/contact', 'phoneNumber', { message: tooLong('phone number') }],
  ['/newsletter', 'email', { errors: { email: messages.email.pattern } }],
])('a form over the limit gets its words back: %s, %s', async (url, field, said) => {
  const { host, accept } = await open({ state: 'accepted', receipt: 'r' })
  const payload = payloadOf({ name: 'Ada', email: 'ada@x.example', help: 'Hm.', [field]: tooMuch })
  const { statusCode, json } = await host.inject({ ...contact, url, payload })
  expect(statusCode).toBe(413)
  expect(json()).toMatchObject({ values: { [field]: tooMuch }, ...said })
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

test('a long field that has the name of something every object has is blamed on no other field', async () => {
  const { host } = await open({ state: 'accepted', receipt: 'r' })
  const payload = new URLSearchParams({ help: 'Hm.', constructor: tooMuch }).toString()
  const { statusCode, json } = await host.inject({ ...contact, payload })
  expect(statusCode).toBe(413)
  expect(json()).toMatchObject({ state: 'failed', values: { help: 'Hm.' }, message: tooLong('form') })
})

test('a form over the limit gets its words back on the page', async () => {
  const { host, accept } = await open({ state: 'accepted', receipt: 'r' })
  const payload = payloadOf({ name: 'Ada', email: 'ada@x.example', help: tooMuch })
  const { statusCode, json } = await host.inject({ ...contact, headers: formHeaders, payload })
  expect(statusCode).toBe(413)
  expect(json()).toMatchObject({ values: { name: 'Ada', help: tooMuch }, errors: { help: messages.text.max } })
  expect(accept).not.toHaveBeenCalled()
})
