import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'
import { isbot } from 'isbot'
import { forms } from '#forms/registry.ts'
import type { PageViews } from '#server/visits/page-views.ts'
import { campaignOf, missingName, referringHost } from '#server/visits/visit-names.ts'
import { queryOf } from '#server/web/http/request-path.ts'

/** The counters of requests. A counter that is left out counts nothing. */
export type Counted = Partial<Omit<PageViews, 'start' | 'stop'>>

const formPaths: ReadonlySet<string> = new Set(forms.map(({ path }) => path))

/** The parts of a request that counting may read. */
export interface AnsweredPage {
  readonly method: string
  /** Decoded, without query. */
  readonly path: string
  /** As sent, with the query. */
  readonly target: string
  readonly headers: IncomingHttpHeaders
  /** The requested host, as a trusted proxy forwards it. */
  readonly host: string | undefined
  readonly sentFrom?: string | undefined
  readonly foundNothing?: boolean
  readonly status: number
  readonly isPage: boolean
}

/**
 * Counts an answered request, if a person sent it for a page or with a form. It only reads its arguments and adds to
 * numbers in memory.
 * @param publicUrl the site's own address
 */
export function countRequest(counted: Counted, answered: AnsweredPage, publicUrl: string): void {
  const what = kindOf(answered)
  if (what === undefined || isPrefetched(answered) || isRobot(answered.headers['user-agent'])) return
  if (what === 'missing') counted.countMissing?.(missingName(answered.path))
  else if (what === 'taken') countTaken(counted, answered)
  else countOpened(counted, answered, publicUrl)
}

function kindOf({ method, path, status, isPage }: AnsweredPage): 'opened' | 'missing' | 'taken' | undefined {
  // Accepted forms: an island's has status 200, a plain one a redirect. A plain one with errors has 200, too.
  if (method === 'POST')
    return formPaths.has(path) && (status === 303 || (status === 200 && !isPage)) ? 'taken' : undefined
  if (method !== 'GET') return undefined
  if (status === 404) return 'missing'
  return (status === 200 || status === 304) && isPage ? 'opened' : undefined
}

function countTaken(counted: Counted, { sentFrom, headers }: AnsweredPage): void {
  const campaign = sentFrom && campaignOf(queryOf(headers.referer ?? ''))
  if (sentFrom && campaign) counted.countCampaignLead?.(sentFrom, campaign)
}

function countOpened(
  counted: Counted,
  { headers, path, target, host, foundNothing }: AnsweredPage,
  publicUrl: string,
): void {
  counted.count?.(path, {
    host: referringHost(headers.referer, [headers.host, host], publicUrl),
    campaign: campaignOf(queryOf(target)),
  })
  if (foundNothing) counted.countEmptySearch?.()
}

export const isHtml = (reply: FastifyReply): boolean => `${reply.getHeader('content-type')}`.startsWith('text/html')

/** Browsers prefetch pages that are perhaps never viewed. */
const isPrefetched = ({ headers }: AnsweredPage): boolean =>
  saysPrefetch(headers['sec-purpose']) || saysPrefetch(headers['purpose']) || saysPrefetch(headers['x-moz'])

const saysPrefetch = (purpose: string | string[] | undefined): boolean => purpose?.includes('prefetch') ?? false

/** Most letters read of a User-Agent header: a client can send 16 KB. */
const longestAgent = 300

const isRobot = (agent: string | undefined): boolean => agent !== undefined && isbot(agent.slice(0, longestAgent))
