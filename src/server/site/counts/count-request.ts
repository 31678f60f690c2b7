import type { FastifyReply, FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { forms } from '#forms/registry.ts'
import { queryOf } from '#server/http/request-path.ts'
import type { PageViews } from '#server/site/counts/page-views.ts'
import { campaignOf, missingName, referringHost } from '#server/site/counts/visit-names.ts'

/** Where requests are counted. What is left out is not. */
export type Counted = Partial<Omit<PageViews, 'start' | 'stop'>>

const formPaths: ReadonlySet<string> = new Set(forms.map(({ path }) => path))

/**
 * Counts an answered request, where a person asked and a page or a form was meant. It only looks at what is there and adds
 * to numbers in memory.
 * @param publicUrl the site's own address
 */
export function countRequest(counted: Counted, request: FastifyRequest, reply: FastifyReply, publicUrl: string): void {
  const what = kindOf(request, reply)
  if (what === undefined || isPrefetched(request) || isRobot(request.headers['user-agent'])) return
  if (what === 'missing') counted.countMissing?.(missingName(request.path))
  else if (what === 'taken') countTaken(counted, request)
  else countOpened(counted, request, publicUrl)
}

function kindOf({ method, path }: FastifyRequest, reply: FastifyReply): 'opened' | 'missing' | 'taken' | undefined {
  const { statusCode } = reply
  if (method === 'POST') return formPaths.has(path) && (statusCode === 303 || isAccepted(reply)) ? 'taken' : undefined
  if (method !== 'GET') return undefined
  if (statusCode === 404) return 'missing'
  return [200, 304].includes(statusCode) && isHtml(reply) ? 'opened' : undefined
}

function countTaken(counted: Counted, { sentFrom, headers }: FastifyRequest): void {
  const campaign = sentFrom && campaignOf(queryOf(headers.referer ?? ''))
  if (sentFrom && campaign) counted.countCampaignLead?.(sentFrom, campaign)
}

function countOpened(counted: Counted, request: FastifyRequest, publicUrl: string): void {
  const { headers, path, raw } = request
  counted.count?.(path, {
    host: referringHost(headers.referer, [headers.host, request.host], publicUrl),
    campaign: campaignOf(queryOf(raw.url ?? '')),
  })
  if (request.foundNothing) counted.countEmptySearch?.()
}

/** An island's form; a plain one is answered with a redirect, and shown with 200 when it was not taken. */
const isAccepted = (reply: FastifyReply): boolean => reply.statusCode === 200 && !isHtml(reply)

export const isHtml = (reply: FastifyReply): boolean => `${reply.getHeader('content-type')}`.startsWith('text/html')

/** A browser fetches ahead what nobody may ever open. */
const isPrefetched = ({ headers }: FastifyRequest): boolean =>
  [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some((purpose) => `${purpose}`.includes('prefetch'))

/** How much of a browser's name is looked at, and for how many names the answer is kept: looking takes 20 microseconds. */
const longestAgent = 300
const mostAgents = 500
const robots = new Map<string, boolean>()

function isRobot(agent: string | undefined): boolean {
  if (agent === undefined) return false
  const name = agent.slice(0, longestAgent)
  const known = robots.get(name)
  if (known !== undefined) return known
  if (robots.size >= mostAgents) robots.clear()
  const robot = isbot(name)
  robots.set(name, robot)
  return robot
}
