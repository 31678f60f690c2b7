import type { FastifyInstance } from 'fastify'
import { type DeskAddress, deskOrigin } from '#desk/auth/own-requests.ts'
import type { DeskAppParts } from '#desk/desk.ts'
import { createDeskApp } from '#desk/desk-app.ts'
import { channelsFrom } from '#server/outbox/channels/configured-channels.ts'
import { stamp } from '#server/platform/clock.ts'
import type { Settings } from '#server/platform/config/settings.ts'
import type { Database } from '#server/platform/database/database.ts'
import { errorCode } from '#server/platform/error-code.ts'
import { StartError } from '#server/platform/start-error.ts'
import { createLists } from '#server/subscribers/mailing-lists.ts'
import { type Listening, listen } from '#server/web/http/listen.ts'

/** Whether the desk is open: its address, or the reason why it is not. */
export type DeskState =
  | { readonly state: 'open'; readonly url: string }
  | { readonly state: 'off' }
  | { readonly state: 'closed'; readonly reason: string }

export interface OpenDesk {
  readonly desk: DeskState
  close(deadlineMs: number): Promise<void>
}

const nothingToClose = async () => {}

/**
 * Opens the owner's listener. The site runs on when that fails; the result holds the reason.
 * @param parts called only when the desk is on
 */
export async function openDeskListener(
  settings: Settings,
  parts: () => Promise<Omit<DeskAppParts, 'address' | 'settings' | 'channels' | 'lists'>>,
): Promise<OpenDesk> {
  if (!settings.desk) return { desk: { state: 'off' }, close: nothingToClose }
  const { deskHost: host, deskPort: port, deskUrl: url } = settings
  let address: DeskAddress = { host, port, url }
  let app: FastifyInstance | undefined
  let listening: Listening | undefined
  try {
    const opened = await parts()
    app = createDeskApp({
      ...opened,
      settings,
      channels: channelsFrom(settings),
      lists: createLists(opened.database, settings),
      address: () => address,
    })
    listening = await listen(app, { host, port })
    const { port: actual, close } = listening
    address = { host, port: actual, url }
    const origin = deskOrigin(address)
    await noteListener(opened.database, origin, opened.clock.now())
    return {
      desk: { state: 'open', url: origin },
      async close(deadlineMs) {
        await close(deadlineMs)
        await opened.database.deleteFrom('desk_listeners').where('url', '=', origin).execute()
      },
    }
  } catch (error) {
    await (listening ? listening.close(0) : app?.close())
    return { desk: { state: 'closed', reason: reasonOf(error, settings) }, close: nothingToClose }
  }
}

/** Saves the address for the command that prints a link: another process can't know which port was free. */
async function noteListener(database: Database, url: string, now: number): Promise<void> {
  const opened_at = stamp(now)
  await database
    .insertInto('desk_listeners')
    .values({ url, opened_at })
    .onConflict((conflict) => conflict.column('url').doUpdateSet({ opened_at }))
    .execute()
}

function reasonOf(error: unknown, { deskHost, deskPort }: Settings): string {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `port ${deskPort} is taken by another program; DESK_PORT=0 npm start takes any free one`
    case 'EACCES':
      return `this user may not listen on port ${deskPort}; choose a DESK_PORT above 1023`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `DESK_HOST=${deskHost} is no address of this machine`
    default:
      return error instanceof StartError ? error.message : `it could not be opened (${errorCode(error)})`
  }
}
