import type { AstroIntegration } from 'astro'
import { openHouse } from '#server/open-house.ts'
import { readSettings } from '#server/settings.ts'

/** Where Astro's development server looks for what a request's pages are lent. */
const astroLocals = Symbol.for('astro.locals')

/** Opens the house behind `astro dev`, so that forms are saved as they are behind the real host. */
export function devHouse(): AstroIntegration {
  return {
    name: 'dev-house',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const opened = await openHouse(readSettings(process.env))
        opened.start()
        server.httpServer?.once('close', () => opened.close().catch(console.error))
        server.middlewares.use((request, _response, next) => {
          const visitor = { address: request.socket.remoteAddress ?? '' }
          Reflect.set(request, astroLocals, { house: opened.house, visitor })
          next()
        })
      },
    },
  }
}
