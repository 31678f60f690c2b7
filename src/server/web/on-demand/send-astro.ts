import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorStatus } from '#server/web/http/error-page.ts'
import { HttpError } from '#server/web/http/http-error.ts'
import { chooseEncoding } from '#server/web/http/negotiation.ts'
import { policyHeader, tightenPolicy } from '#server/web/http/security-headers.ts'
import { type AstroAnswer, type AstroHandler, askAstro } from '#server/web/on-demand/astro-answer.ts'
import type { Locals } from '#server/web/on-demand/locals.ts'
import { withOneStyleSheet } from '#server/web/prerendered/finish-page.ts'
import { speculationHeader } from '#server/web/prerendered/speculation-rules.ts'

/**
 * Renders a page for one request and sends it.
 *
 * @param address the address to render, if it is not the visitor's
 * @returns false if there is no such page; then nothing is sent
 */
export type SendRendered = (
  request: FastifyRequest,
  reply: FastifyReply,
  locals: Locals,
  address?: string,
) => Promise<boolean>

// No page sets a cookie; the other headers are the server's own.
const withheld = new Set(['set-cookie', 'server', 'x-powered-by', 'connection', 'transfer-encoding', 'content-length'])

const isHtml = (answer: AstroAnswer): boolean => /^text\/html\b/i.test(`${answer.headers['content-type'] ?? ''}`)

/**
 * Sends pages rendered by Astro.
 *
 * @returns a function that throws HttpError when Astro gives up on a page: an error status without a document
 */
export const renderedByAstro =
  (handler: AstroHandler): SendRendered =>
  async (request, reply, locals, address = request.raw.url) => {
    const { headers, socket } = request.raw
    const answer = await askAstro(handler, { url: address, headers, socket }, locals)
    if (!answer) return false
    const { statusCode: status } = answer
    const isEmpty = status >= 400 && answer.headers['content-type'] === undefined
    if (!isEmpty && !(status === 404 && isHtml(answer))) {
      await sendAstro(request, reply, answer)
      return true
    }
    answer.destroy()
    // The site has one page for unknown addresses.
    if (status === 404) return false
    throw new HttpError(errorStatus(status), 'Astro gave up on a page')
  }

/**
 * Sends Astro's response. A page is sent when it is complete, so that a failure half-way becomes an error page; other
 * content streams.
 */
async function sendAstro(request: FastifyRequest, reply: FastifyReply, answer: AstroAnswer): Promise<void> {
  const body = isHtml(answer) ? await wholeBody(answer) : answer
  reply.code(answer.statusCode).header('cache-control', 'no-store')
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !withheld.has(name.toLowerCase())) reply.header(name, value)
  }
  if (!Buffer.isBuffer(body)) return void reply.send(body)
  const policy = reply.getHeader(policyHeader)
  const { html, hash } = withOneStyleSheet(body.toString())
  if (typeof policy === 'string') reply.header(policyHeader, tightenPolicy(policy, html, { styles: [hash] }))
  const encoding = chooseEncoding(request.headers['accept-encoding']?.toString())
  reply.headers({ ...speculationHeader, 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding' })
  if (encoding === 'identity') reply.send(html)
  else reply.header('content-encoding', encoding).send(await compressors[encoding](Buffer.from(html)))
}

export async function wholeBody(answer: AstroAnswer): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const brotli = promisify(brotliCompress)
const compressors = {
  // Quality 4 with a window of 256 KB: larger windows take megabytes of memory.
  br: (bytes: Buffer) =>
    brotli(bytes, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: 4,
        [zlib.BROTLI_PARAM_LGWIN]: 18,
        [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: promisify<Buffer, Buffer>(gzip),
}
