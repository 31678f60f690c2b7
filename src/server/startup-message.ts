import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { product } from '#content-model/site.ts'
import type { DeskState } from '#desk/open-desk-listener.ts'
import type { Settings } from '#server/platform/config/settings.ts'

interface Running {
  readonly settings: Settings
  /** Names of the channels that are on. */
  readonly channels: readonly string[]
  /** Settings that pages print otherwise than they are now. */
  readonly outdated?: readonly string[]
}

/** What a start says last: it is what somebody looks for. */
export const openLine = ({ host }: Pick<Settings, 'host'>, port: number): string =>
  `${product} is open: ${addressOf(host, port)}`

/** What a start says of the site: which of its parts run on their defaults. */
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

/** Whose process it is that started, for a command that another one types. */
export interface Started {
  readonly folder: string
  /** Who it runs as, where systemd started it: whoever reads its line is somebody else. */
  readonly serviceUser?: string | undefined
}

const started = (): Started => ({
  folder: process.cwd(),
  serviceUser: process.env['INVOCATION_ID'] === undefined ? undefined : userInfo().username,
})

/**
 * Where the desk is and the command that lets somebody in, or why it is closed; nothing when it is left out. The command
 * works in whatever folder it is typed, and as a service's user where that is another one.
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
