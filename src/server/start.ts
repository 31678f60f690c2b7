import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { questionPaths } from '#content/chat.ts'
import { erase } from '#forms/erase.ts'
import type { AstroHandler } from '#server/astro-answer.ts'
import { systemClock } from '#server/clock.ts'
import { openDatabase } from '#server/database.ts'
import { loadFinishedPages } from '#server/finished-pages.ts'
import { greeting } from '#server/greeting.ts'
import { createHost } from '#server/host.ts'
import { listen } from '#server/listen.ts'
import { createLog, type Log } from '#server/log.ts'
import { openHouse } from '#server/open-house.ts'
import { createReadiness } from '#server/readiness.ts'
import { securityHeaders } from '#server/security-headers.ts'
import { readSettings, type Settings, SettingsError } from '#server/settings.ts'
import { StartError } from '#server/start-error.ts'
import { warmUp } from '#server/warm-up.ts'
import { withoutWords } from '#server/without-words.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))

/** How long each part of a shutdown may take, in milliseconds. Together they stay below ten seconds. */
const patience = { requests: 6_000, deliveries: 2_500, all: 9_500 }

/** Reads the settings and opens the site; where that fails, says why and ends the process. */
export async function start(): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    process.env['NODE_ENV'] ??= 'production'
    await open(readSettings(process.env))
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}

async function open(settings: Settings): Promise<void> {
  const log = createLog(settings)
  dieOfTheUnexpected(log)
  const [astro, pages, opened] = await Promise.all([loadAstro(), loadFinishedPages(dist), openHouse(settings, { log })])
  const { house, outbox, usage, channels } = opened
  // A connection of its own, so that asking whether the database answers never waits behind a visitor.
  const database = openDatabase(settings)
  const readiness = createReadiness({ serving: opened.database, database, outbox, clock: systemClock })
  const host = createHost({
    house,
    settings,
    pages,
    log,
    astro,
    readiness,
    usage,
    postPaths: [erase.path, ...Object.values(questionPaths)],
  })
  await opened.showComments(pages)
  const listening = await listen(host, settings, securityHeaders(settings.siteUrl))
  opened.start()
  for (const line of greeting({ settings, port: listening.port, channels })) console.log(line)
  warmUp(astro, questionPaths.page, house).catch((error) => log.error({ err: error }, 'not warmed up'))
  console.error = (...printed) => log.error(withoutWords(printed), 'a library printed an error')

  onSignal(async () => {
    await listening.close(patience.requests)
    await opened.close(patience.deliveries)
    await database.destroy()
  })
}

async function loadAstro(): Promise<AstroHandler> {
  const entry = join(dist, 'server', 'entry.mjs')
  if (!existsSync(entry)) throw new StartError('There is no build in dist/. Make one: npm run build')
  const { handler }: { handler: AstroHandler } = await import(pathToFileURL(entry).href)
  return handler
}

/** The first signal ends the work under way, a second one ends the process. */
function onSignal(close: () => Promise<void>): void {
  const stop = async () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1))
    setTimeout(() => process.exit(1), patience.all).unref()
    await close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

/** Astro's adapter keeps the process alive after a rejection nobody handled, in whatever state that left it. */
function dieOfTheUnexpected(log: Log): void {
  const die = (error: unknown) => {
    if (isDeparture(error)) return
    log.fatal({ err: error }, 'unexpected error, stopping')
    process.exit(1)
  }
  process.on('uncaughtException', die)
  process.on('unhandledRejection', die)
}

/** A visitor who leaves in the middle is no reason to close the house. */
function isDeparture(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return error.name === 'AbortError' || ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes(String(code))
}

function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof StartError) return error.message
  const { HOST = 'localhost', PORT = '4321' } = process.env
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${PORT} is taken by another program. Stop it, or choose another: PORT=4322 npm start`
  if (code === 'EACCES') return `This user may not listen on port ${PORT}. Choose one above 1023: PORT=4321 npm start`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST=${HOST} is no address of this machine.`
  return error instanceof Error ? `The site could not start.\n${error.stack}` : `The site could not start: ${error}`
}
