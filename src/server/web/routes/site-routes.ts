import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openedPath } from '#content-model/opened-path.ts'
import type { Counted } from '#server/visits/count-request.ts'
import type { Posted } from '#server/web/http/form-body.ts'
import { chooseEncoding, prefersJson } from '#server/web/http/negotiation.ts'
import { onDemandPaths } from '#server/web/http/on-demand-paths.ts'
import { queryOf, tidyPath } from '#server/web/http/request-path.ts'
import { sendError, sendWhole } from '#server/web/http/send-error.ts'
import type { Locals } from '#server/web/on-demand/locals.ts'
import type { SendRendered } from '#server/web/on-demand/send-astro.ts'
import { chosenPage } from '#server/web/prerendered/chosen-page.ts'
import type { Prerendered } from '#server/web/prerendered/prerendered-answers.ts'
import type { PrerenderedPages } from '#server/web/prerendered/prerendered-pages.ts'
import { queryPagePath } from '#server/web/prerendered/query-page.ts'
import { redirects } from '#server/web/prerendered/redirects.ts'
import { speculationPath, speculationRules, speculationType } from '#server/web/prerendered/speculation-rules.ts'
import { addPostRoutes, type PostRoutesParts } from '#server/web/routes/post-routes.ts'

export interface SiteOptions extends Pick<PostRoutesParts, 'isPublished'> {
  readonly services: Locals['services']
  /** The files of the build: `await loadPrerenderedPages(build)`. */
  readonly pages: PrerenderedPages
  /** Redirects of addresses that the owner removed. */
  readonly moved?: Readonly<Record<string, string>>
  readonly sendRendered: SendRendered
  /** Whether a page is rendered on demand; decided by `onDemandPaths`, when left out. */
  readonly isOnDemand?: (path: string) => boolean
  readonly pageViews?: Counted
}

/** Further data of the app. */
interface SiteParts extends Pick<Prerendered, 'answerWith'> {
  /** The redirect of an address without a page. */
  readonly targets: ReadonlyMap<string, string>
  /** Returns the year of the copyright line. */
  readonly year: () => number
  /** The headers of every response. */
  readonly headers: Readonly<Record<string, string>>
}

/** Redirects of addresses that no longer have a page. */
export const leadingOn = (moved: SiteOptions['moved']): ReadonlyMap<string, string> =>
  new Map(Object.entries({ ...moved, ...redirects }))

/** Serves generated pages, pages that Astro renders, and the page for unknown addresses. */
export function addSite(
  app: FastifyInstance,
  {
    services,
    pages,
    sendRendered,
    // Other paths are not passed to Astro: it reads many spellings of a path as one, and has endpoints of its own.
    isOnDemand = (path) => onDemandPaths.includes(path),
    pageViews,
    isPublished,
  }: SiteOptions,
  { targets, year, headers, answerWith }: SiteParts,
): void {
  const isPage = (path: string) => chosenPage(pages, path, '') !== undefined || pages.isGenerated(path)
  const isKnown = (path: string) => targets.has(path) || isPage(path) || isOnDemand(path)

  app.get('*', async (request, reply) => {
    const { path } = request
    const target = targets.get(path)
    if (target !== undefined) return sendRedirect(request, reply, target)
    const query = queryOf(request.raw.url ?? '')
    const asked = queryPagePath(path, query)
    if (asked !== undefined && isPage(path))
      return sendPage(request, reply, localsFor(request), encodeURI(asked) + query)
    if (isOnDemand(path)) return sendPage(request, reply, localsFor(request))
    const file = await pages.read(path)
    return file ? sendWhole(reply, answerWith(file, request.raw)) : leadOn(request, reply)
  })

  /** Redirects to the canonical form of an address. */
  function leadOn(request: FastifyRequest, reply: FastifyReply) {
    const tidy = tidyPath(request.path)
    // Only a path of this site becomes a redirect's target, so that no request can choose another one.
    const meant = [tidy, tidy.toLowerCase()].find(isKnown)
    return meant === undefined
      ? sendNotFound(request, reply)
      : sendRedirect(request, reply, targets.get(meant) ?? meant)
  }

  app.get(speculationPath, async (_request, reply) =>
    reply.headers({ 'content-type': speculationType, 'cache-control': 'public, max-age=3600' }).send(speculationRules),
  )

  app.post(openedPath, async (request, reply) => {
    const { sentFrom } = request
    if (sentFrom !== undefined && isPage(sentFrom)) pageViews?.count?.(sentFrom)
    return reply.code(204).header('cache-control', 'no-store').send()
  })

  addPostRoutes(app, { localsFor, sendPage, sendNotFound, isPublished })

  app.setNotFoundHandler(sendNotFound)

  function localsFor(request: FastifyRequest, posted?: Posted): Locals {
    return {
      services,
      posted,
      visitor: { address: request.ip },
      sentFrom: request.sentFrom,
      foundNothing: () => {
        request.foundNothing = true
      },
    }
  }

  async function sendPage(...asked: Parameters<SendRendered>): Promise<FastifyReply> {
    const [request, reply] = asked
    return (await sendRendered(...asked)) ? reply : sendNotFound(request, reply)
  }

  function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (!pages.notFound || prefersJson(request.headers.accept)) return sendError(request, reply, 404, headers)
    const page = pages.notFound.variant(chooseEncoding(request.headers['accept-encoding']?.toString()), year())
    reply
      .code(404)
      .headers({ ...page.headers, 'cache-control': 'no-store', vary: 'accept, accept-encoding' })
      .removeHeader('etag')
    return reply.send(page.bytes)
  }
}

function sendRedirect(request: FastifyRequest, reply: FastifyReply, target: string): FastifyReply {
  const query = queryOf(request.raw.url ?? '')
  // A query may contain the token of a link, and the redirect repeats it.
  reply.header('cache-control', query === '' ? 'public, max-age=3600' : 'no-store')
  return reply.redirect(target + query, 308)
}
