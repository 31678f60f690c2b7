import type { Channel } from '#server/channels/channel.ts'
import { collectChannel } from '#server/channels/collect.ts'
import { emailServiceChannel } from '#server/channels/email-service.ts'
import { smtpChannel } from '#server/channels/smtp.ts'
import { webhookChannel } from '#server/channels/webhook.ts'
import type { Settings } from '#server/settings.ts'

/** Every channel that takes forms. Each answers undefined when its settings are not filled in. */
const makers: readonly ((settings: Settings) => Channel | undefined)[] = [
  smtpChannel,
  collectChannel,
  emailServiceChannel,
  webhookChannel,
]

/** The channels that are configured; none by default. */
export const channelsFrom = (settings: Settings): readonly Channel[] =>
  makers.map((make) => make(settings)).filter((channel) => channel !== undefined)
