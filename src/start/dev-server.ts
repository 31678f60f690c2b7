import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { HookParameters } from 'astro'
import { type DeskPages, loadDeskPages } from '#desk/desk-pages.ts'
import { openDeskListener } from '#desk/open-desk-listener.ts'
import { lazy } from '#language/lazy.ts'
import { createSiteSearch } from '#search/site-search.ts'
import { addDevMiddleware } from '#server/dev-middleware.ts'
import { openServices } from '#server/open-services.ts'
import { systemClock } from '#server/platform/clock.ts'
import { readPublicSettings, readSettings } from '#server/platform/config/settings.ts'
import { createLog } from '#server/platform/log.ts'
import {
  type DrawerModule,
  type GateModule,
  indexDrawer,
  openDrawer,
  readVectors,
  type TitlesModule,
} from '#server/questions/load-drawer.ts'
import type { PassagesModule } from '#server/questions/load-passages.ts'
import { deskLine } from '#start/startup-message.ts'
import { Gate } from '#wit/gate/gate.ts'

/** The used exports of src/content-model/collections/content-facts.ts. */
interface FactsModule {
  readMoved(): Promise<Record<string, string>>
  isPublished(post: string): Promise<boolean>
}

const factsSource = fileURLToPath(new URL('../content-model/collections/content-facts.ts', import.meta.url))

const passagesSource = fileURLToPath(new URL('../search/passages/site-passages.ts', import.meta.url))

const gateSource = fileURLToPath(new URL('../content-model/collections/gate-data.ts', import.meta.url))

const drawerSource = fileURLToPath(new URL('../content-model/collections/drawer-data.ts', import.meta.url))

const titlesSource = fileURLToPath(new URL('../content-model/collections/title-data.ts', import.meta.url))

/** Runs modules in this process; Vite's type of an environment does not have it. */
interface ModuleRunner {
  import<Module>(file: string): Promise<Module>
}

/** The folder of the desk's builds for development, each in a folder of its own, since a module is loaded once. */
const deskBuilds = '.astro/desk-builds'

/** The sources of the desk's pages. */
const deskSources = /[/\\]src[/\\](?:desk|ui|art|styles)[/\\]/

/**
 * Opens the desk and puts the app and services of production before `astro dev`, so that requests are taken and refused as in
 * production.
 * @param buildDesk builds the desk's pages into a folder
 */
export async function openDevServer(
  { server, logger }: Pick<HookParameters<'astro:server:setup'>, 'server' | 'logger'>,
  buildDesk: (folder: string) => Promise<void>,
): Promise<void> {
  const settings = readSettings(process.env)
  const log = createLog(settings)
  // The runner of the environment that renders pages notices changed content; `ssrLoadModule` does not.
  const runner: ModuleRunner = Reflect.get(server.environments.ssr, 'runner')
  const search = createSiteSearch({
    readPassages: async () =>
      (await runner.import<PassagesModule>(passagesSource)).readPassages({
        ...readPublicSettings(process.env),
        sendsMail: settings.smtp !== undefined,
      }),
    readAsked: async () => (await runner.import<PassagesModule>(passagesSource)).readAsked(),
    readVectors,
    changing: true,
  })
  const loadDrawer = async () => {
    const { readDrawer, readDrawerTexts } = await runner.import<DrawerModule>(drawerSource)
    return openDrawer(indexDrawer(await readDrawer(), await readDrawerTexts()))
  }
  const loadGate = lazy(async () => new Gate(await (await runner.import<GateModule>(gateSource)).readGateTexts()))
  const loadTitleTexts = async () => (await runner.import<TitlesModule>(titlesSource)).readTitleTexts()
  const opened = await openServices(settings, { search, loadDrawer, loadGate, loadTitleTexts })
  opened.start()
  let pages: DeskPages
  const makePages = async () => {
    const folder = `${deskBuilds}/${Date.now()}`
    await buildDesk(folder)
    pages = await loadDeskPages(folder)
  }
  const { desk, close: closeDesk } = await openDeskListener(settings, async () => {
    rmSync(deskBuilds, { recursive: true, force: true })
    await makePages()
    server.watcher.on('change', (file) => {
      if (deskSources.test(file)) makePages().catch((error) => logger.error(String(error)))
    })
    return {
      database: opened.database,
      reader: opened.reader,
      removals: opened.removals,
      limits: opened.limits,
      clock: systemClock,
      log,
      pages: {
        get stylesheet() {
          return pages.stylesheet
        },
        get script() {
          return pages.script
        },
        render: (...view) => pages.render(...view),
        asset: (path) => pages.asset(path),
      },
      readJokes: async () => {
        const { readDrawer, readDrawerTexts } = await runner.import<DrawerModule>(drawerSource)
        return { examples: await readDrawer(), entries: await readDrawerTexts() }
      },
      notify: opened.outbox.notify,
      readiness: async () => ({ ok: true, parts: { database: true } }),
    }
  })
  for (const line of deskLine(desk, settings)) logger.info(line)
  const closeMiddleware = addDevMiddleware(server.middlewares, {
    services: opened.services,
    settings,
    log,
    readMoved: async () => (await runner.import<FactsModule>(factsSource)).readMoved(),
    isPublished: async (post) => (await runner.import<FactsModule>(factsSource)).isPublished(post),
  })
  server.httpServer?.once('close', () => {
    closeDesk(0)
      .then(closeMiddleware)
      .then(() => opened.close())
      .catch(console.error)
  })
}
