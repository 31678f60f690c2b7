import { finished } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openedPath } from '#content-model/opened-path.ts'
import { questionPaths } from '#content-model/pages/chat-page.ts'
import { tryPaths } from '#content-model/pages/try-fields.ts'
import { marketingPaths } from '#content-model/pages/try-marketing.ts'
import { comment } from '#forms/comment/comment-rules.ts'
import { confirmPath, leavePath } from '#forms/consent/consent-rules.ts'
import { erase } from '#forms/erase/erase-rules.ts'
import { forms } from '#forms/registry.ts'
import { createFormReader, multipartType, type Posted } from '#server/web/http/form-body.ts'
import { HttpError } from '#server/web/http/http-error.ts'
import { prefersJson } from '#server/web/http/negotiation.ts'
import type { Locals, PostResult } from '#server/web/on-demand/locals.ts'
import { receiveErasure } from '#server/web/on-demand/receive-erasure.ts'
import { receive } from '#server/web/on-demand/receive-form.ts'
import { receiveQuestion, streamReply } from '#server/web/on-demand/receive-question.ts'
import { receiveGravity } from '#server/web/on-demand/receive-script.ts'
import { hasKeywords, receiveTitles } from '#server/web/on-demand/receive-titles.ts'
import { receiveFlat, receiveTryOut } from '#server/web/on-demand/receive-try-out.ts'

type Receive = (posted: Posted, locals: Locals, signal: AbortSignal) => Promise<PostResult>

/** Handlers of posts that are answered with JSON, by the page's path. The page calls the same functions. */
const receivers: ReadonlyMap<string, Receive> = new Map([
  ...forms.map((form): [string, Receive] => [form.path, (posted, locals) => receive(form, posted, locals)]),
  [erase.path, receiveErasure],
  [questionPaths.page, receiveQuestion],
  [
    tryPaths.page,
    (posted, locals, signal) =>
      hasKeywords(posted) ? receiveTitles(posted, locals) : receiveTryOut(posted, locals, signal),
  ],
])

/** All addresses that take posts. */
export const postPaths: ReadonlySet<string> = new Set([
  ...receivers.keys(),
  confirmPath,
  leavePath,
  questionPaths.stream,
  tryPaths.flat,
  marketingPaths.gravity,
  openedPath,
])

/**
 * Whether posts to a page may come from any site: mail programs send them, and their signed address has all parameters.
 * Such a page takes no plain form.
 */
export const isOpenToAll = (path: string): boolean => path === leavePath

export interface PostRoutesParts {
  readonly localsFor: (request: FastifyRequest, posted: Posted) => Locals
  /** Renders the page that takes a post. */
  readonly sendPage: (request: FastifyRequest, reply: FastifyReply, locals: Locals) => Promise<FastifyReply>
  readonly sendNotFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
  /** Whether a published post of the blog has this key. */
  readonly isPublished: (post: string) => boolean | Promise<boolean>
}

/** Adds the routes of posts. Each form is decoded here, once; responses without a page don't need Astro. */
export function addPostRoutes(
  app: FastifyInstance,
  { localsFor, sendPage, sendNotFound, isPublished }: PostRoutesParts,
): void {
  const readForm = createFormReader()

  /** @throws HttpError 415, or the errors of reading a form */
  async function localsOf(request: FastifyRequest, reply: FastifyReply): Promise<Locals & { readonly posted: Posted }> {
    const isPlain = !request.headers['content-type']?.startsWith(multipartType)
    if (request.body === undefined || !(isPlain || isOpenToAll(request.path)))
      throw new HttpError(415, 'A post without a form')
    const posted = await readForm(request.raw, reply.raw)
    return { ...localsFor(request, posted), posted }
  }

  app.post(questionPaths.stream, async (request, reply) => {
    const locals = await localsOf(request, reply)
    const { status, headers, lines } = await streamReply(locals.posted, locals, endOf(reply))
    return reply.code(status).headers(unkept(headers)).send(lines)
  })

  app.post(tryPaths.flat, async (request, reply) => {
    const locals = await localsOf(request, reply)
    await receiveFlat(locals.posted, locals)
    return reply.code(204).headers(unkept()).send()
  })

  app.post(marketingPaths.gravity, async (request, reply) => {
    const locals = await localsOf(request, reply)
    const { status, json } = await receiveGravity(locals.posted, locals)
    return reply.code(status).headers(unkept()).send(json)
  })

  app.post('*', async (request, reply) => {
    const locals = await localsOf(request, reply)
    const { path } = request
    const take = prefersJson(request.headers.accept) ? receivers.get(path) : undefined
    if (!take) return sendPage(request, reply, locals)
    const { posted } = locals
    if (path === comment.path && !(await isPublished(posted.fields.get('post') ?? '')))
      return sendNotFound(request, reply)
    const { status, headers, json } = await take(posted, locals, endOf(reply))
    return reply
      .code(status)
      .headers(unkept({ ...headers, vary: 'accept' }))
      .send(json)
  })
}

const unkept = (headers: Readonly<Record<string, string>> = {}) => ({ ...headers, 'cache-control': 'no-store' })

/** Aborted when the response is sent or the visitor leaves. Fastify's own signal is aborted once a post is read. */
function endOf(reply: FastifyReply): AbortSignal {
  const ended = new AbortController()
  finished(reply.raw, () => ended.abort())
  return ended.signal
}
