import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openedPath } from '#content/opened.ts'
import type { Form } from '#forms/engine/form.ts'
import { forms } from '#forms/registry.ts'
import { answerPost } from '#server/endpoints/form.ts'
import type { Locals } from '#server/endpoints/locals.ts'
import { createFormReader, multipartType } from '#server/http/form-body.ts'
import { HttpError } from '#server/http/http-error.ts'
import { chooseEncoding, prefersJson } from '#server/http/negotiation.ts'
import { queryOf, tidyPath } from '#server/http/request-path.ts'
import { documentHeaders } from '#server/http/security-headers.ts'
import { sendError } from '#server/http/send-error.ts'
import { type Clock, systemClock } from '#server/runtime/clock.ts'
import { askedPath } from '#server/site/asked-page.ts'
import { type AstroHandler, askAstro } from '#server/site/astro-answer.ts'
import { chosenPage } from '#server/site/chosen-page.ts'
import type { Counted } from '#server/site/counts/count-request.ts'
import type { FinishedFile } from '#server/site/finished-file.ts'
import type { FinishedPages } from '#server/site/finished-pages.ts'
import { onDemandPaths } from '#server/site/on-demand-paths.ts'
import { redirects } from '#server/site/redirects.ts'
import { isNotFound, isWithoutDocument, sendAstro } from '#server/site/send-astro.ts'
import { speculationPath, speculationRules, speculationType } from '#server/site/speculation-rules.ts'

export interface SiteOptions {
  readonly services: Locals['services']
  /** What the build finished: `await loadFinishedPages(build)`. */
  readonly pages: FinishedPages
  /** Where visitors of addresses go that the owner removed. */
  readonly moved?: Readonly<Record<string, string>>
  /** The handler of the build's server/entry.mjs, for pages rendered on demand. */
  readonly astro: AstroHandler
  /** Paths of those pages. */
  readonly onDemandPaths?: readonly string[]
  /**
   * Pages whose posts may come from anywhere: what such a post may do stands in its address, signed, and mail programs
   * send it. They may take a post that is no plain form.
   */
  readonly openPaths?: readonly string[]
  /** Counts openings of pages, and what else is worth a number. */
  readonly pageViews?: Counted
  /** Tells the year of the copyright line. */
  readonly clock?: Pick<Clock, 'now'>
}

/** By the page that takes them: forms whose rules are all there is to check. */
const selfContained: ReadonlyMap<string, Form> = new Map(
  forms.filter((form: Form) => !form.checkedByPage).map((form) => [form.path, form]),
)

/** Where addresses lead that have no page of their own any more. */
export const leadingOn = (moved: SiteOptions['moved']): ReadonlyMap<string, string> =>
  new Map(Object.entries({ ...moved, ...redirects }))

/** Tells the year of the copyright line. */
export function yearOf(clock: Pick<Clock, 'now'> = systemClock): () => number {
  let known = { minute: Number.NaN, year: 0 }
  return () => {
    const minute = Math.floor(clock.now() / 60_000)
    // Looking at the calendar takes longer than most of what a request needs; no year turns within a minute.
    if (minute !== known.minute) known = { minute, year: new Date(minute * 60_000).getFullYear() }
    return known.year
  }
}

/** The headers of a finished file, among those that all answers have: parts of pages have none that speak of documents. */
export function headersOf(
  file: FinishedFile,
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (!file.isPart) return headers
  const speaking: ReadonlySet<string> = new Set(documentHeaders)
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !speaking.has(name)))
}

/** Every page: finished ones from memory, the others from Astro, and one for addresses that lead nowhere. */
export function addSite(
  app: FastifyInstance,
  {
    services,
    pages,
    moved = {},
    astro,
    onDemandPaths: paths = onDemandPaths,
    openPaths = [],
    pageViews,
    clock = systemClock,
  }: SiteOptions,
  headers: Readonly<Record<string, string>>,
): void {
  const year = yearOf(clock)
  const readForm = createFormReader()
  // What is not among these is not put to Astro: it reads many spellings of a path as one, and has endpoints of its own.
  const onDemand = new Set(paths)
  const targets = leadingOn(moved)
  const isPage = (path: string) => chosenPage(pages, path, '') !== undefined || pages.isMade(path)
  const isKnown = (path: string) => targets.has(path) || isPage(path) || onDemand.has(path)

  app.get('*', async (request, reply) => {
    const { path } = request
    const target = targets.get(path)
    if (target !== undefined) return sendRedirect(request, reply, target)
    const query = queryOf(request.raw.url ?? '')
    const file = chosenPage(pages, path, query)
    const asked = askedPath(path, query)
    if (asked !== undefined && isPage(path)) return sendOnDemand(request, reply, encodeURI(asked) + query)
    if (file) return sendFinished(request, reply, file)
    if (onDemand.has(path)) return sendOnDemand(request, reply)
    const stored = await pages.read(path)
    return stored ? sendFinished(request, reply, stored) : leadOn(request, reply)
  })

  /** Leads to what an address may mean that is written otherwise. */
  function leadOn(request: FastifyRequest, reply: FastifyReply) {
    const tidy = tidyPath(request.path)
    // Only a path of this site becomes an address, whatever was sent.
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

  app.post('*', async (request, reply) => {
    const isPlain = !request.headers['content-type']?.startsWith(multipartType)
    if (request.body === undefined || !(isPlain || openPaths.includes(request.path)))
      throw new HttpError(415, 'A post without a form')
    const body = await readForm(request.raw, reply.raw)
    const form = prefersJson(request.headers.accept) ? selfContained.get(request.path) : undefined
    if (form) return sendAnswer(request, reply, form, body)
    // The request has been read to its end; Astro takes the bytes from here.
    Reflect.set(request.raw, 'body', body)
    return sendOnDemand(request, reply)
  })

  app.setNotFoundHandler(sendNotFound)

  const localsFor = (request: FastifyRequest): Locals => ({
    services,
    visitor: { address: request.ip },
    sentFrom: request.sentFrom,
    foundNothing: () => {
      request.foundNothing = true
    },
  })

  function sendFinished(request: FastifyRequest, reply: FastifyReply, file: FinishedFile): FastifyReply {
    const { range: _range, ...whole } = request.headers
    // RFC 9110, section 14.2: a Range means something in a GET only.
    const answer = file.answer(request.method === 'GET' ? request.headers : whole, year())
    if (answer.status === 416) return sendError(request, reply, 416, { ...headers, ...answer.headers })
    if (file.isPart) for (const name of documentHeaders) reply.removeHeader(name)
    return reply
      .code(answer.status)
      .headers({ ...answer.headers })
      .send(answer.bytes)
  }

  /** @param address what Astro is asked for, where that is not what the visitor asked for */
  async function sendOnDemand(request: FastifyRequest, reply: FastifyReply, address?: string): Promise<FastifyReply> {
    const { url } = request.raw
    if (address !== undefined) request.raw.url = address
    const answer = await askAstro(astro, request.raw, localsFor(request))
    Reflect.set(request.raw, 'url', url)
    if (!answer) return sendNotFound(request, reply)
    if (!isNotFound(answer) && !isWithoutDocument(answer)) return sendAstro(request, reply, answer)
    answer.destroy()
    return isNotFound(answer) ? sendNotFound(request, reply) : sendError(request, reply, answer.statusCode, headers)
  }

  /** An island's post is answered here: through Astro it takes two thirds more of the processor (docs/decisions/forms.md). */
  async function sendAnswer(request: FastifyRequest, reply: FastifyReply, form: Form, body: Buffer) {
    const { answer, status, headers } = await answerPost(form, body.toString(), localsFor(request))
    return reply
      .code(status)
      .headers({ ...headers, 'cache-control': 'no-store', vary: 'accept' })
      .send(answer)
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
  // A query may hold the token of a link, and the redirect repeats it.
  reply.header('cache-control', query === '' ? 'public, max-age=3600' : 'no-store')
  return reply.redirect(target + query, 308)
}
