import { createHmac } from 'node:crypto'
import type { Channel } from '#server/outbox/channels/channel.ts'
import { exchange, failure } from '#server/outbox/channels/http.ts'
import { type Clock, systemClock } from '#server/platform/clock.ts'
import type { Settings } from '#server/platform/config/settings.ts'

type WebhookSettings = Pick<Settings, 'webhookUrl' | 'webhookSecret'> & Partial<Pick<Settings, 'webhookForms'>>

/** Signed JSON of submissions, after https://www.standardwebhooks.com. Undefined when no address is set. */
export function webhookChannel(
  { webhookUrl, webhookSecret, webhookForms = [] }: WebhookSettings,
  clock: Pick<Clock, 'now'> = systemClock,
): Channel | undefined {
  if (webhookUrl === undefined || webhookSecret === undefined) return undefined
  const url = new URL(webhookUrl)
  return {
    name: 'webhook',
    takes: (form) => webhookForms.length === 0 || webhookForms.some((name) => name === form),
    async deliver({ id, form, createdAt, fields }, { idempotencyKey, signal }) {
      const data = { id, form, createdAt, fields }
      const body = JSON.stringify({ type: 'submission.created', timestamp: createdAt, data })
      const timestamp = String(Math.floor(clock.now() / 1_000))
      const headers = {
        'content-type': 'application/json',
        // The id is the same for every try, so that the receiver recognizes a repetition; the timestamp is new.
        'webhook-id': idempotencyKey,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${sign(webhookSecret, idempotencyKey, timestamp, body)}`,
        'idempotency-key': idempotencyKey,
      }
      const answer = await exchange({ method: 'POST', url, headers, body, signal })
      if (answer.status < 200 || answer.status > 299) throw failure(answer)
    },
  }
}

/** @param secret `whsec_` and the key in base64 */
export function sign(secret: string, id: string, timestamp: string, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
}
