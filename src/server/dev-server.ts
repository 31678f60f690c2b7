import type { AstroIntegration } from 'astro'
import { readSettings } from '#server/config/settings.ts'
import { openServices } from '#server/open-services.ts'

/** Where Astro's development server looks for what a request's pages are lent. */
const astroLocals = Symbol.for('astro.locals')

/** Opens the services behind `astro dev`, so that forms are saved as they are behind the real host. */
export function devServer(): AstroIntegration {
  return {
    name: 'dev-server',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const opened = await openServices(readSettings(process.env))
        opened.start()
        server.httpServer?.once('close', () => opened.close().catch(console.error))
        server.middlewares.use((request, _response, next) => {
          const visitor = { address: request.socket.remoteAddress ?? '' }
          Reflect.set(request, astroLocals, { services: opened.services, visitor })
          next()
        })
      },
    },
  }
}
