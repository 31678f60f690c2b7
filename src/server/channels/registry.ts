import type { Channel } from '#server/channels/channel.ts'
import { collectChannel } from '#server/channels/collect.ts'
import { emailServiceChannel } from '#server/channels/email-service.ts'
import { lettersChannel } from '#server/channels/letters.ts'
import { smtpChannel } from '#server/channels/smtp.ts'
import { webhookChannel } from '#server/channels/webhook.ts'
import type { Settings } from '#server/settings.ts'

/** Every channel that there is. Each answers undefined when its settings are not filled in. */
const makers: readonly ((settings: Settings) => Channel | undefined)[] = [
  smtpChannel,
  collectChannel,
  emailServiceChannel,
  webhookChannel,
  lettersChannel,
]

/** The channels that are configured; none by default. */
export const channelsFrom = (settings: Settings): readonly Channel[] =>
  makers.map((make) => make(settings)).filter((channel) => channel !== undefined)
