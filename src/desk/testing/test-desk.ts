import type { InjectOptions } from 'fastify'
import type { KyselyPlugin } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Jokes } from '#content-model/drawer-entry.ts'
import type { DeskAppParts } from '#desk/desk.ts'
import { createDeskApp } from '#desk/desk-app.ts'
import { renderPage } from '#desk/render-page.tsx'
import { createSignInLinks, type LinkHolder } from '#server/access/sign-in-links.ts'
import type { Channel } from '#server/outbox/channels/channel.ts'
import { readSettings } from '#server/platform/config/settings.ts'
import { noRemovalList } from '#server/platform/database/suppressions.ts'
import { createLimits } from '#server/platform/limits/limits.ts'
import { openTestServices } from '#server/testing/test-services.ts'

const origin = 'http://127.0.0.1:4322'
const host = '127.0.0.1:4322'

/** A request in the form of the desk's own pages. */
export const fromDesk = (
  url: string,
  fields?: Record<string, string> | [string, string][],
  cookie = '',
): InjectOptions => ({
  url,
  headers: {
    host,
    ...(cookie && { cookie }),
    ...(fields && { origin, 'content-type': 'application/x-www-form-urlencoded' }),
  },
  ...(fields && { method: 'POST' as const, payload: new URLSearchParams(fields).toString() }),
})

/** The desk on a database of its own, and functions to call it. Closes when the test ends. */
export async function openTestDesk({
  env = {},
  listEnv = {},
  channels = [],
  metrics,
  jokes = { examples: [], entries: [] },
  posts,
  removals = noRemovalList,
  listens,
}: {
  env?: Record<string, string>
  /** Settings of the lists; without any there is no mail. */
  listEnv?: Record<string, string>
  channels?: readonly Channel[]
  metrics?: DeskAppParts['metrics']
  jokes?: Jokes
  posts?: DeskAppParts['posts']
  removals?: DeskAppParts['removals']
  /** A plugin on the connection that saves forms. */
  listens?: KyselyPlugin
} = {}) {
  const services = await openTestServices({ channels, env: listEnv })
  const settings = readSettings(env)
  const { database, clock, log } = services
  let woken = 0
  const app = createDeskApp({
    settings,
    database: listens ? database.withPlugin(listens) : database,
    reader: database,
    removals,
    limits: createLimits(settings, database),
    clock,
    log,
    channels,
    lists: services.lists,
    pages: { render: renderPage, stylesheet: '/assets/desk.css', script: '/assets/desk.js', asset: () => undefined },
    readJokes: async () => jokes,
    notify: () => {
      woken += 1
    },
    ...(posts && { posts }),
    readiness: async () => ({ ok: true, parts: { database: true } }),
    ...(metrics && { metrics }),
    address: () => ({ host: '127.0.0.1', port: 4322, url: settings.deskUrl }),
  })
  onTestFinished(() => app.close())
  const links = createSignInLinks(database, clock)

  /** Signs in by a link, as the page behind it does. @returns the cookie */
  async function signIn(holder: LinkHolder = { who: 'command line', how: 'link' }, browser = 'Test'): Promise<string> {
    const answer = await app.inject(fromDesk('/sign-in', { token: await links.make(holder), browser }))
    return String(answer.headers['set-cookie']).split(';', 1).join()
  }

  return { ...services, app, links, signIn, settings, woken: () => woken }
}
