import type { Channel } from '#server/outbox/channels/channel.ts'
import { collectChannel } from '#server/outbox/channels/collect.ts'
import { emailServiceChannel } from '#server/outbox/channels/email-service.ts'
import { listmonkChannel } from '#server/outbox/channels/listmonk.ts'
import { smtpChannel } from '#server/outbox/channels/owner-mail.ts'
import { slackChannel } from '#server/outbox/channels/slack.ts'
import { webhookChannel } from '#server/outbox/channels/webhook.ts'
import type { Settings } from '#server/platform/config/settings.ts'

/** Every channel that takes forms. Each returns undefined when its settings are not filled in. */
const makers: readonly ((settings: Settings) => Channel | undefined)[] = [
  smtpChannel,
  collectChannel,
  emailServiceChannel,
  webhookChannel,
  slackChannel,
  listmonkChannel,
]

export const channelsFrom = (settings: Settings): readonly Channel[] =>
  makers.map((make) => make(settings)).filter((channel) => channel !== undefined)
