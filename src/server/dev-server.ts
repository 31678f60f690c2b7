import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { createSiteSearch } from '#search/site-search.ts'
import { readPublicSettings, readSettings } from '#server/config/settings.ts'
import { openServices } from '#server/open-services.ts'
import { askedPath } from '#server/site/asked-page.ts'
import { type DrawerModule, indexDrawer, openDrawer, readVectors } from '#server/site/load-drawer.ts'
import type { PassagesModule } from '#server/site/load-passages.ts'

/** The property of a request from which Astro's development server takes `Astro.locals`. */
const astroLocals = Symbol.for('astro.locals')

const passagesSource = fileURLToPath(new URL('../search/site-passages.ts', import.meta.url))

const drawerSource = fileURLToPath(new URL('../collections/drawer.ts', import.meta.url))

/** What runs modules in this process, in Vite's environments that do so. */
interface ModuleRunner {
  import<Module>(file: string): Promise<Module>
}

/** Opens the services behind `astro dev`, so that forms are saved as they are behind the real host. */
export function devServer(): AstroIntegration {
  return {
    name: 'dev-server',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const settings = readSettings(process.env)
        // By the environment that pages are rendered in: it learns of changed content, `ssrLoadModule` does not.
        const runner: ModuleRunner = Reflect.get(server.environments.ssr, 'runner')
        const search = createSiteSearch({
          readPassages: async () =>
            (await runner.import<PassagesModule>(passagesSource)).readPassages(readPublicSettings(process.env)),
          readAsked: async () => (await runner.import<PassagesModule>(passagesSource)).readAsked(),
          readVectors,
          changing: true,
        })
        const loadDrawer = async () => {
          const { readDrawer } = await runner.import<DrawerModule>(drawerSource)
          return openDrawer(indexDrawer(await readDrawer()))
        }
        const opened = await openServices(settings, { search, loadDrawer })
        opened.start()
        server.httpServer?.once('close', () => opened.close().catch(console.error))
        server.middlewares.use((request, _response, next) => {
          const visitor = { address: request.socket.remoteAddress ?? '' }
          const [path = '', query] = (request.url ?? '').split('?')
          const asked = query === undefined ? undefined : askedPath(path, `?${query}`)
          if (asked !== undefined) request.url = `${asked}?${query}`
          Reflect.set(request, astroLocals, { services: opened.services, visitor })
          next()
        })
      },
    },
  }
}
