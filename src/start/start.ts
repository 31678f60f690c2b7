import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { cacheFolder } from '#content-model/cache-folder.mjs'
import { routes } from '#content-model/routes.ts'
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
import { openFileCache } from '#server/platform/file-cache.ts'
import { createLog, redactConsoleArgs } from '#server/platform/log.ts'
import type { MetricsText } from '#server/platform/metrics.ts'
import { StartError } from '#server/platform/start-error.ts'
import { onStopSignal } from '#server/platform/stop-signals.ts'
import { loadPassages } from '#server/questions/load-passages.ts'
import { readIndexed, toldOf } from '#server/questions/search-file.ts'
import { createCards } from '#server/web/cards/cards.ts'
import { listen } from '#server/web/http/listen.ts'
import { takePassedSockets } from '#server/web/http/passed-sockets.ts'
import type { AstroHandler } from '#server/web/on-demand/astro-answer.ts'
import { renderPage } from '#server/web/on-demand/render-page.ts'
import { renderedByAstro } from '#server/web/on-demand/send-astro.ts'
import { outdatedSettings } from '#server/web/prerendered/build-settings.ts'
import { createGeneratedPages } from '#server/web/prerendered/generated-pages.ts'
import { loadPrerenderedPages, withGenerated } from '#server/web/prerendered/prerendered-pages.ts'
import { loadContentFacts } from '#server/web/prerendered/read-content-facts.ts'
import { lazyMetrics } from '#server/web/routes/lazy-metrics.ts'
import { createReadiness } from '#server/web/routes/readiness.ts'
import { deskLine, openLine, startupMessage } from '#start/startup-message.ts'

/** Limits of the parts of a shutdown after the drain, in milliseconds. Together they stay below ten seconds. */
const shutdownTimeouts = { requests: 6_000, deliveries: 2_500, all: 9_500 }

/**
 * Reads the settings and opens the site; on failure, prints the reason and ends the process.
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
  const { moved, posts, titles, photoCards, examples, waiting } = await loadContentFacts(build)
  const metrics = settings.desk ? lazyMetrics() : undefined
  const astro = lazyAstro(build)
  const loadDrawer = async () => (await loadingDrawers()).loadDrawer(build)
  const loadGate = lazy(async () => (await loadingDrawers()).loadGate(build))
  const [cache, prerendered, opened] = await Promise.all([
    openFileCache(settings.cacheDir ?? join(settings.dataDir, '..', cacheFolder), basename(build)),
    loadPrerenderedPages(build),
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
  const cards = createCards(build, cache)
  const render = (address: string) => renderPage(astro, address, services)
  const pages = withGenerated(
    prerendered,
    createGeneratedPages({ examples, cache, year: () => localYear(systemClock), render }),
    cards,
  )
  // A connection of its own, so that the check of the database never waits behind a visitor.
  const database = openDatabase(settings)
  const answersForms = createReadiness({
    serving: opened.database,
    database,
    outbox,
    clock: systemClock,
  })
  let draining = false
  // A load balancer has to send visitors elsewhere before the site stops listening.
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
    // Lets requests that have arrived meanwhile be answered first.
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
      titles: Object.fromEntries(Object.entries(titles).map(([key, title]) => [posts[key], title])),
      readJokes: async () => (await loadingDrawers()).readJokes(build),
      notify: outbox.notify,
      readiness,
      posts: { paths: posts, titles },
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
  // Registered before the first request is accepted: a stop during the rest of the start has to wait for forms, too.
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
  // Visitors don't wait for the desk, which is a large part of the start.
  const { desk } = await deskListening
  for (const line of [...deskLine(desk, settings), openLine(settings, port)]) console.log(line)
  const prepare = async () => {
    // One import after the other, so that requests wait for at most one.
    await import(astroEntry(build))
    await nextTurn()
    // A page that every site has.
    await render(routes.contact)
    await services.tryOuts.prepare()
    await search.prepare()
  }
  prepare().catch((error) => log.error({ err: error }, 'not warmed up'))
  console.error = (...printed) => log.error(redactConsoleArgs(printed), 'a library printed an error')
}

/** The reader of the drawer is loaded only after the site is open. */
const loadingDrawers = () => import('#server/questions/load-drawer.ts')

const astroEntry = (build: string): string => pathToFileURL(join(build, 'server', 'entry.mjs')).href

/** The renderer of pages on demand, loaded at the first request or by the warm-up after the start. */
function lazyAstro(build: string): AstroHandler {
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
