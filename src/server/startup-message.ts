import { product } from '#content/site.ts'
import type { Settings } from '#server/config/settings.ts'

export interface Opened {
  readonly settings: Settings
  readonly port: number
  /** Names of the channels that are on. */
  readonly channels: readonly string[]
}

/** What a start says: where the site is, and which of its parts run on their defaults. */
export function startupMessage({ settings, port, channels }: Opened): string[] {
  const leads = channels.length > 0 ? `leads go to ${channels.join(', ')}` : `leads are kept in ${place(settings)}`
  return [
    `${product} is open: ${addressOf(settings.host, port)}`,
    ...(settings.smtp === undefined ? [`mail: not configured, ${leads}`] : []),
    ...(settings.rateLimits ? [] : ['rate limits: off, which is for load tests only']),
  ]
}

function place({ databaseUrl, dataDir }: Settings): string {
  if (databaseUrl !== undefined) return 'Postgres'
  return dataDir.endsWith('/') ? dataDir : `${dataDir}/`
}

const addressOf = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`
