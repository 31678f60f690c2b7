import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Values } from '#forms/engine/form.ts'
import type { Channel } from '#server/outbox/channels/channel.ts'
import { collectChannel } from '#server/outbox/channels/collect.ts'
import { emailServiceChannel } from '#server/outbox/channels/email-service.ts'
import { webhookChannel } from '#server/outbox/channels/webhook.ts'
import { startReceiver } from '#server/testing/http-receiver.ts'

const formNames = ['newsletter', 'contact', 'beta', 'quote', 'comment', 'notify']
const taken = (channel: Channel | undefined) => formNames.filter((form) => channel?.takes(form))
const off = { collectNewsletter: undefined, collectContact: undefined, collectBeta: undefined }

const deliver = (channel: Channel | undefined, form: string, fields: Values) =>
  channel?.deliver(
    { id: 'lead-1', form, createdAt: '2026-11-21T10:00:00.000Z', fields },
    { idempotencyKey: 'key-1', signal: new AbortController().signal },
  )

test('a channel keeps the name that its deliveries are saved under', () => {
  const names = [
    collectChannel({ ...off, collectBeta: 'http://x.example' }),
    emailServiceChannel({
      emailApiUrl: 'http://x.example',
      emailServiceId: undefined,
      emailTemplateId: undefined,
      emailPublicKey: undefined,
    }),
    webhookChannel({ webhookUrl: 'http://x.example', webhookSecret: 'whsec_AAAA' }),
  ].map((channel) => channel?.name)
  expect(names).toEqual(['collect', 'email-service', 'webhook'])
})

describe('the form-collection service', () => {
  test.each([
    [200, 'taken'],
    [299, 'taken'],
    [302, 'the receiver answered 302, a redirect, which is not followed'],
    [404, 'the receiver answered 404'],
    [500, 'the receiver answered 500'],
  ])('that answers %i means: %s', async (status, meaning) => {
    const { address } = await startReceiver((response) => response.writeHead(status).end())
    const delivery = deliver(collectChannel({ ...off, collectNewsletter: address }), 'newsletter', { email: 'a@b.co' })
    expect(
      await delivery?.then(
        () => 'taken',
        (error) => error.message,
      ),
    ).toBe(meaning)
  })

  test('a form whose address was taken away fails with its name, and a missing field is empty', async () => {
    const { address, received } = await startReceiver()
    const channel = collectChannel({ ...off, collectNewsletter: address })
    await expect(deliver(channel, 'beta', {})).rejects.toThrow('the beta form has no address')
    await deliver(channel, 'newsletter', {})
    expect(received).toMatchObject([{ url: '/?email=' }])
  })

  test('is off without an address, and takes only the forms that have one', () => {
    expect(collectChannel(off)).toBeUndefined()
    expect(taken(collectChannel({ ...off, collectBeta: 'http://x.example' }))).toEqual(['beta'])
    const all = { collectNewsletter: 'http://x.example', collectContact: 'http://x.example' }
    expect(taken(collectChannel({ ...off, ...all }))).toEqual(['newsletter', 'contact'])
  })

  test.each([
    ['newsletter', { email: 'a+b@c.example' }, '/formResponse?email=a%2Bb%40c.example'],
    [
      'contact',
      { name: 'José O’Brien', email: 'j@c.example', phoneNumber: '+1 (555)', help: 'One & two\n#3=?' },
      '/formResponse?name=Jos%C3%A9+O%E2%80%99Brien&email=j%40c.example&phone=%2B1+%28555%29&help=One+%26+two%0A%233%3D%3F',
    ],
    [
      'beta',
      {
        name: 'Ada',
        email: 'a@c.example',
        org: 'Acme & Sons',
        job: 'Chief Joke',
        purpose: 'Writing Scripts',
        sentence: 'Stays here.',
        plan: 'basic',
      },
      '/formResponse?name=Ada&email=a%40c.example&organization=Acme+%26+Sons&job=Chief+Joke&purpose=Writing+Scripts',
    ],
  ])('gets the %s form as query parameters', async (form, fields, url) => {
    const { received, address } = await startReceiver()
    const at = `${address}/formResponse`
    await deliver(collectChannel({ collectNewsletter: at, collectContact: at, collectBeta: at }), form, fields)
    expect(received).toMatchObject([{ method: 'GET', url, body: '', headers: { 'idempotency-key': 'key-1' } }])
  })

  test('keeps what its address had, and sends a user and password as a header', async () => {
    const { received, address } = await startReceiver()
    const at = `${address.replace('//', '//user:p%40ss@')}/f?key=1&email=old`
    await deliver(collectChannel({ ...off, collectNewsletter: at }), 'newsletter', { email: 'a@b.example' })
    expect(received).toMatchObject([
      {
        url: '/f?key=1&email=a%40b.example',
        headers: { authorization: `Basic ${Buffer.from('user:p@ss').toString('base64')}` },
      },
    ])
  })
})

describe('the email service', () => {
  const ids = { emailServiceId: 'service-1', emailTemplateId: 'template-1', emailPublicKey: 'public-1' }
  const fields = { 'contact-name': 'José "J" O’Brien', 'contact-email': 'j@c.example', 'contact-phone': '1\r\n2' }

  test('is off without an address, and takes the quote form', () => {
    expect(emailServiceChannel({ emailApiUrl: undefined, ...ids })).toBeUndefined()
    expect(taken(emailServiceChannel({ emailApiUrl: 'http://x.example', ...ids }))).toEqual(['quote'])
  })

  test.each(['', '/', '/base/', '/base//'])('gets the form and its ids, under %j', async (base) => {
    const { received, address } = await startReceiver()
    await deliver(emailServiceChannel({ emailApiUrl: address + base, ...ids }), 'quote', fields)
    const [request] = received
    expect(request).toMatchObject({
      method: 'POST',
      url: `${base.replace(/\/+$/, '')}/api/v1.0/email/send-form`,
      headers: { 'idempotency-key': 'key-1' },
    })
    const type = request?.headers['content-type'] ?? ''
    expect(type).toMatch(/^multipart\/form-data; ?boundary=/)
    const form = await new Response(request?.body ?? '', { headers: { 'content-type': type } }).formData()
    expect(Object.fromEntries(form)).toEqual({
      ...fields,
      lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      service_id: 'service-1',
      template_id: 'template-1',
      user_id: 'public-1',
    })
  })

  test.each([
    [200, 'Limit reached', true],
    [201, 'OK', true],
    [400, 'OK', true],
    [202, 'accepted', false],
    [400, 'OK, but no', false],
  ])('has taken it when it answers %i %j: %s', async (status, text, isTaken) => {
    const { address } = await startReceiver((response) => response.writeHead(status).end(text))
    const delivery = deliver(emailServiceChannel({ emailApiUrl: address, ...ids }), 'quote', fields)
    const end = await delivery?.then(
      () => true,
      () => false,
    )
    expect(end).toBe(isTaken)
  })

  test('that answers 202 with other words is said to have answered that, and no redirect', async () => {
    const { address } = await startReceiver((response) => response.writeHead(202).end('accepted'))
    const delivery = deliver(emailServiceChannel({ emailApiUrl: address, ...ids }), 'quote', fields)
    await expect(delivery).rejects.toThrow(/^the receiver answered 202$/)
  })
})

describe('the webhook', () => {
  const key = Buffer.from('a secret of twenty-four+ bytes')
  const webhookSecret = `whsec_${key.toString('base64')}`
  const clock = { now: () => 1_800_000_000_999 }

  test('is off without an address, and takes every form', () => {
    expect(webhookChannel({ webhookUrl: undefined, webhookSecret: undefined })).toBeUndefined()
    expect(webhookChannel({ webhookUrl: 'http://x.example', webhookSecret: undefined })).toBeUndefined()
    expect(webhookChannel({ webhookUrl: undefined, webhookSecret })).toBeUndefined()
    expect(taken(webhookChannel({ webhookUrl: 'http://x.example', webhookSecret }))).toEqual(formNames)
  })

  test('takes only the forms that are named, where any is', () => {
    const named = { webhookUrl: 'http://x.example', webhookSecret, webhookForms: ['contact', 'quote'] as const }
    expect(taken(webhookChannel(named))).toEqual(['contact', 'quote'])
  })

  test('is signed as Standard Webhooks says', async () => {
    const { received, address } = await startReceiver((response) => response.writeHead(204).end())
    const fields = { name: 'José', help: 'Line\nline' }
    await deliver(webhookChannel({ webhookUrl: `${address}/hook?x=1`, webhookSecret }, clock), 'contact', fields)
    const [request] = received
    expect(request).toMatchObject({
      method: 'POST',
      url: '/hook?x=1',
      headers: {
        'content-type': 'application/json',
        'webhook-id': 'key-1',
        'webhook-timestamp': '1800000000',
        'idempotency-key': 'key-1',
      },
    })
    const signature = createHmac('sha256', key).update(`key-1.1800000000.${request?.body}`).digest('base64')
    expect(request?.headers['webhook-signature']).toBe(`v1,${signature}`)
    expect(JSON.parse(request?.body ?? '')).toEqual({
      type: 'submission.created',
      timestamp: '2026-11-21T10:00:00.000Z',
      data: { id: 'lead-1', form: 'contact', createdAt: '2026-11-21T10:00:00.000Z', fields },
    })
  })
})
