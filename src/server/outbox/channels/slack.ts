import type { Channel, Submission } from '#server/outbox/channels/channel.ts'
import { exchange, failure } from '#server/outbox/channels/http.ts'
import { writeLetter } from '#server/outbox/channels/owner-mail.ts'
import type { Settings } from '#server/platform/config/settings.ts'

/** Characters of a message: Slack cuts longer ones into several. */
const longest = 4_000

/**
 * Every submission as a message to an incoming webhook of Slack, or of a service with the same protocol (Mattermost,
 * Discord's address that ends in /slack): `{"text": …}`. The address is the secret. Undefined when it is not set.
 */
export function slackChannel({ slackWebhookUrl }: Pick<Settings, 'slackWebhookUrl'>): Channel | undefined {
  if (slackWebhookUrl === undefined) return undefined
  const url = new URL(slackWebhookUrl)
  return {
    name: 'slack',
    takes: () => true,
    async deliver(submission, { idempotencyKey, signal }) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': idempotencyKey }
      const body = JSON.stringify({ text: slackText(submission) })
      const answer = await exchange({ method: 'POST', url, headers, body, signal })
      if (answer.status < 200 || answer.status > 299) throw failure(answer)
    },
  }
}

/**
 * The owner's letter as a message, with links, mentions and commands of Slack's markup escaped
 * (https://docs.slack.dev/messaging/formatting-message-text#escaping).
 */
export function slackText(submission: Submission): string {
  const { subject, text } = writeLetter(submission)
  const whole = `${subject}\n\n${text}`
  const cut = [...whole].length > longest ? `${[...whole].slice(0, longest - 1).join('')}…` : whole
  return cut.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
