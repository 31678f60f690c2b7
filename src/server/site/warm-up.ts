import { Socket } from 'node:net'
import type { Locals } from '#server/endpoints/locals.ts'
import { type AstroHandler, askAstro } from '#server/site/astro-answer.ts'

// See src/server/http/http-server.ts.
const { IncomingMessage } = process.getBuiltinModule('node:http')

/**
 * Has a page rendered that nobody asked for, so that its code is loaded and what it prepares is ready before the first
 * visitor comes.
 */
export async function warmUp(astro: AstroHandler, path: string, services: Locals['services']): Promise<void> {
  const request = Object.assign(new IncomingMessage(new Socket()), {
    method: 'GET',
    url: path,
    headers: { host: 'localhost' },
  })
  const answer = await askAstro(astro, request, { services, visitor: { address: '' } })
  answer?.destroy()
}
