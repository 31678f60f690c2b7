import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { cacheFolder } from '#content-model/cache-folder.mjs'
import { questionPaths } from '#content-model/pages/chat.ts'
import type { OpenDesk } from '#desk/open-desk-listener.ts'
import { lazy } from '#language/lazy.ts'
import { createSiteSearch } from '#search/site-search.ts'
import { createApp } from '#server/app.ts'
import { openServices } from '#server/open-services.ts'
import { localYear, systemClock } from '#server/platform/clock.ts'
import { readPublicSettings, readSettings, type Settings, SettingsError } from '#server/platform/config/settings.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { endEach } from '#server/platform/end-each.ts'
import { errorCode } from '#server/platform/error-code.ts'
import { exitOnFatalError } from '#server/platform/exit-on-fatal-error.ts'
import { openKeptFiles } from '#server/platform/kept-files.ts'
import { createLog, redactConsoleArgs } from '#server/platform/log.ts'
import type { MetricsText } from '#server/platform/metrics.ts'
import { StartError } from '#server/platform/start-error.ts'
import { onStopSignal } from '#server/platform/stop-signals.ts'
import { loadPassages } from '#server/questions/load-passages.ts'
import { readIndexed, toldOf } from '#server/questions/search-file.ts'
import { deskLine, openLine, startupMessage } from '#server/startup-message.ts'
import { createCards } from '#server/web/cards/cards.ts'
import { listen } from '#server/web/http/listen.ts'
import { takePassedSockets } from '#server/web/http/passed-sockets.ts'
import type { AstroHandler } from '#server/web/on-demand/astro-answer.ts'
import { renderPage } from '#server/web/on-demand/render-page.ts'
import { renderedByAstro } from '#server/web/on-demand/send-astro.ts'
import { outdatedSettings } from '#server/web/prerendered/build-settings.ts'
import { loadFinishedPages, withMade } from '#server/web/prerendered/finished-pages.ts'
import { createMadePages } from '#server/web/prerendered/made-pages.ts'
import { loadContentFacts } from '#server/web/prerendered/read-content-facts.ts'
import { lateMetrics } from '#server/web/routes/late-metrics.ts'
import { createReadiness } from '#server/web/routes/readiness.ts'

/** How long each part of a shutdown may take after the drain, in milliseconds. Together they stay below ten seconds. */
const shutdownTimeouts = { requests: 6_000, deliveries: 2_500, all: 9_500 }

/**
 * Reads the settings and opens the site; where that fails, says why and ends the process.
 * @param build folder of the build to serve
 */
export async function start(build: string): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    process.env['NODE_ENV'] ??= 'production'
    const settings = readSettings(process.env)
    await open(settings, build)
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}

async function open(settings: Settings, build: string): Promise<void> {
  const log = createLog(settings)
  exitOnFatalError(log)
  const told = toldOf(readPublicSettings(process.env), settings.smtp !== undefined)
  const search = createSiteSearch({
    readPassages: async () => (await loadPassages(build)).readPassages(told),
    readAsked: async () => (await loadPassages(build)).readAsked(),
    readVectors: async () => (await loadingDrawers()).readVectors(),
    readIndexed: () => readIndexed(build, told),
  })
  const { moved, posts, discussed, photoCards, examples, waiting } = await loadContentFacts(build)
  const metrics = settings.desk ? lateMetrics() : undefined
  const astro = lateAstro(build)
  const loadDrawer = async () => (await loadingDrawers()).loadDrawer(build)
  const loadGate = lazy(async () => (await loadingDrawers()).loadGate(build))
  const [kept, finished, opened] = await Promise.all([
    openKeptFiles(settings.cacheDir ?? join(settings.dataDir, '..', cacheFolder), basename(build)),
    loadFinishedPages(build),
    openServices(settings, {
      search,
      loadDrawer,
      loadGate,
      loadTitleTexts: async () => (await loadingDrawers()).loadTitleTexts(build),
      photoCards,
      waiting,
      metrics,
      log,
    }),
  ])
  const { services, outbox, pageViews, channels } = opened
  const cards = createCards(build, kept)
  const render = (address: string) => renderPage(astro, address, services)
  const pages = withMade(
    finished,
    createMadePages({ build, examples, kept, year: () => localYear(systemClock), render }),
    cards,
  )
  // A connection of its own, so that asking whether the database answers never waits behind a visitor.
  const database = openDatabase(settings)
  const answersForms = createReadiness({
    serving: opened.database,
    database,
    outbox,
    clock: systemClock,
  })
  let draining = false
  // A balancer has to send visitors elsewhere before the listening ends.
  const readiness = async () => (draining ? { ok: false, parts: { draining } } : answersForms())
  const app = createApp({
    services,
    settings,
    pages,
    moved,
    log,
    sendRendered: renderedByAstro(astro),
    isPublished: (post) => Object.hasOwn(posts, post),
    readiness,
    metrics,
    pageViews,
  })
  await opened.showComments(pages, posts)
  const passed = takePassedSockets(process.env)
  const listening = listen(app, { ...settings, passed })
  const openDesk = async () => {
    await listening
    opened.start()
    // What has come meanwhile is answered first.
    await nextTurn()
    const { openDeskListener } = await import('#desk/open-desk-listener.ts')
    await nextTurn()
    return openDeskListener(settings, async () => ({
      database: opened.database,
      reader: opened.reader,
      removals: opened.removals,
      limits: opened.limits,
      clock: systemClock,
      log,
      pages: await (await import('#desk/desk-pages.ts')).loadDeskPages(build),
      titles: Object.fromEntries(Object.entries(discussed).map(([key, { title }]) => [posts[key], title])),
      readJokes: async () => (await loadingDrawers()).readJokes(build),
      notify: outbox.notify,
      readiness,
      posts: { paths: posts, discussed },
      ...(metrics && {
        metrics: (): Promise<MetricsText> =>
          metrics.read({ settings, reader: opened.reader, readiness, clock: systemClock }),
      }),
    }))
  }
  const deskListening = openDesk().catch((error): OpenDesk => {
    log.error({ err: error }, 'the desk could not be loaded')
    return { desk: { state: 'closed', reason: `it could not be loaded (${errorCode(error)})` }, close: async () => {} }
  })
  const drainMs = settings.drainSeconds * 1_000
  // Before anything is accepted: a stop while the rest of the start goes on has to wait for forms as well.
  onStopSignal(async () => {
    draining = true
    await sleep(drainMs)
    const closeSite = async () => (await listening).close(shutdownTimeouts.requests)
    const closeDesk = async () => (await deskListening).close(shutdownTimeouts.requests)
    await endEach({ site: closeSite, desk: closeDesk }, log)
    await opened.close(shutdownTimeouts.deliveries)
    await endEach({ readiness: () => database.destroy(), cards: cards.close }, log)
  }, drainMs + shutdownTimeouts.all)
  const { port } = await listening
  const outdated = outdatedSettings(build, process.env)
  for (const line of startupMessage({ settings, channels, outdated })) console.log(line)
  // Visitors don't wait for the desk, which takes a third of a start.
  const { desk } = await deskListening
  for (const line of [...deskLine(desk, settings), openLine(settings, port)]) console.log(line)
  const prepare = async () => {
    // One after the other, so that visitors wait for a slice of one alone.
    await import(astroEntry(build))
    await nextTurn()
    await render(questionPaths.page)
    await services.tryOuts.prepare()
    await search.prepare()
  }
  prepare().catch((error) => log.error({ err: error }, 'not warmed up'))
  console.error = (...printed) => log.error(redactConsoleArgs(printed), 'a library printed an error')
}

/** What reads the drawer is not loaded before the site is open. */
const loadingDrawers = () => import('#server/questions/load-drawer.ts')

const astroEntry = (build: string): string => pathToFileURL(join(build, 'server', 'entry.mjs')).href

/** What renders pages on demand, loaded when the first is asked for. The warm-up does so when the site is open. */
function lateAstro(build: string): AstroHandler {
  const entry = astroEntry(build)
  return async (...asked) => {
    const { handler }: { handler: AstroHandler } = await import(entry)
    return handler(...asked)
  }
}

function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof StartError) return error.message
  const { HOST = 'localhost', PORT = '4321' } = process.env
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const isListening = error instanceof Error && 'syscall' in error && error.syscall === 'listen'
  if (code === 'EADDRINUSE')
    return `Port ${PORT} is taken by another program. Stop it, or choose another: PORT=4320 npm start`
  if (code === 'EACCES' && isListening)
    return `This user may not listen on port ${PORT}. Choose one above 1023: PORT=4321 npm start`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST=${HOST} is no address of this machine.`
  return error instanceof Error ? `The site could not start.\n${error.stack}` : `The site could not start: ${error}`
}
