import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { product } from '#content-model/site.ts'
import type { DeskState } from '#desk/open-desk-listener.ts'
import type { Settings } from '#server/platform/config/settings.ts'

interface Running {
  readonly settings: Settings
  readonly channels: readonly string[]
  /** Settings that have changed since pages printed them. */
  readonly outdated?: readonly string[]
}

/** The last line of a start, with the address. */
export const openLine = ({ host }: Pick<Settings, 'host'>, port: number): string =>
  `${product} is open: ${addressOf(host, port)}`

/** The lines about the site: settings with consequences that the operator should know. */
export function startupMessage({ settings, channels, outdated = [] }: Running): string[] {
  const leads = channels.length > 0 ? `leads go to ${channels.join(', ')}` : `leads are kept in ${place(settings)}`
  return [
    ...(outdated.length === 0
      ? []
      : [`pages: built before ${outdated.join(', ')} changed; npm run build, and start again`]),
    ...(settings.smtp === undefined ? [`mail: not configured, ${leads}`] : []),
    ...(settings.rateLimits ? [] : ['rate limits: off, which is for load tests only']),
  ]
}

/** The started process's folder and user, for a command that another user types. */
export interface Started {
  readonly folder: string
  /** Its user, when systemd started it: the reader of the line is another user. */
  readonly serviceUser?: string | undefined
}

const started = (): Started => ({
  folder: process.cwd(),
  serviceUser: process.env['INVOCATION_ID'] === undefined ? undefined : userInfo().username,
})

/**
 * The desk's address and the command for signing in, or the reason why it is closed; no line when it is left out. The
 * command works in any folder, and runs as the service's user if that is another one.
 */
export function deskLine(
  desk: DeskState,
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  { folder, serviceUser }: Started = started(),
): string[] {
  if (desk.state === 'off') return []
  if (desk.state === 'closed') return [`desk: closed, ${desk.reason}`]
  const isPlain = serviceUser === undefined && settings.dataDir === 'data'
  const command = [
    ...(isPlain ? [] : [`cd ${folder} &&`]),
    ...(isPlain || settings.databaseUrl !== undefined ? [] : [`DATA_DIR=${resolve(folder, settings.dataDir)}`]),
    ...(serviceUser === undefined ? [] : [`runuser -u ${serviceUser} --`]),
    'npm run -s desk -- open',
  ].join(' ')
  // The address of Postgres has a password.
  const read = !isPlain && settings.databaseUrl !== undefined ? ', with the site’s settings read' : ''
  return [`desk: ${desk.url}, the way in${read} is ${command}`]
}

function place({ databaseUrl, dataDir }: Settings): string {
  if (databaseUrl !== undefined) return 'Postgres'
  return dataDir.endsWith('/') ? dataDir : `${dataDir}/`
}

const addressOf = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`
