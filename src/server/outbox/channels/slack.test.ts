import { expect, test } from 'vitest'
import { forms } from '#forms/registry.ts'
import { slackChannel, slackText } from '#server/outbox/channels/slack.ts'
import { webhookChannel } from '#server/outbox/channels/webhook.ts'
import { startReceiver } from '#server/testing/http-receiver.ts'
import { submission } from '#server/testing/smtp-channel.ts'

const context = { idempotencyKey: 'key-1', signal: new AbortController().signal }

test('a submission goes to Slack as one text', async () => {
  const receiver = await startReceiver()
  await slackChannel({ slackWebhookUrl: `${receiver.address}/services/T/B/x` })?.deliver(submission, context)
  const [call] = receiver.received
  expect(call).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } })
  const body = JSON.parse(call?.body ?? '')
  expect(Object.keys(body)).toEqual(['text'])
  expect(body.text).toContain('José O’Brien')
})

test('nothing that a visitor typed is a link, a mention or a command there', () => {
  const text = slackText({ ...submission, fields: { help: '<!channel> <https://evil.example|Click> & <@U1>' } })
  expect(text).not.toMatch(/<[!@h]/)
  expect(text).toContain('&lt;!channel&gt;')
})

test('a long message is cut before Slack would cut it', () => {
  expect([...slackText({ ...submission, fields: { help: '𝄞'.repeat(9_000) } })].length).toBeLessThanOrEqual(4_000)
})

test('without its address there is no such channel', () => {
  expect(slackChannel({ slackWebhookUrl: undefined })).toBeUndefined()
})

test.each([
  [[], ['newsletter', 'contact', 'beta', 'notify', 'quote', 'comment']],
  [
    ['contact', 'quote'],
    ['contact', 'quote'],
  ],
] as const)('the webhook of %j gets %j', (webhookForms, taken) => {
  const channel = webhookChannel({
    webhookUrl: 'http://127.0.0.1:1',
    webhookSecret: 'whsec_x',
    webhookForms: [...webhookForms],
  })
  expect(forms.map(({ name }) => name).filter((form) => channel?.takes(form))).toEqual(taken)
})
