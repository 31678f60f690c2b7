import { product } from '#content/site.ts'
import type { Settings } from '#server/config/settings.ts'
import type { DeskState } from '#server/desk/browser/open-desk-listener.ts'

export interface Opened {
  readonly settings: Settings
  readonly port: number
  /** Names of the channels that are on. */
  readonly channels: readonly string[]
  /** Settings that pages print otherwise than they are now. */
  readonly outdated?: readonly string[]
}

/** What a start says once the site is open: where it is, and which of its parts run on their defaults. */
export function startupMessage({ settings, port, channels, outdated = [] }: Opened): string[] {
  const leads = channels.length > 0 ? `leads go to ${channels.join(', ')}` : `leads are kept in ${place(settings)}`
  return [
    `${product} is open: ${addressOf(settings.host, port)}`,
    ...(outdated.length === 0
      ? []
      : [`pages: built before ${outdated.join(', ')} changed; npm run build, and start again`]),
    ...(settings.smtp === undefined ? [`mail: not configured, ${leads}`] : []),
    ...(settings.rateLimits ? [] : ['rate limits: off, which is for load tests only']),
  ]
}

/** Where the desk is and how to get in, or why it is closed; nothing when it is left out. */
export function deskLine(desk: DeskState): string[] {
  if (desk.state === 'off') return []
  if (desk.state === 'closed') return [`desk: closed, ${desk.reason}`]
  return [`desk: ${desk.url}, the way in is npm run -s desk -- open`]
}

function place({ databaseUrl, dataDir }: Settings): string {
  if (databaseUrl !== undefined) return 'Postgres'
  return dataDir.endsWith('/') ? dataDir : `${dataDir}/`
}

const addressOf = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`
