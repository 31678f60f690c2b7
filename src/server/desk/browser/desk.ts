import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Jokes } from '#content/drawer-entry.ts'
import type { View } from '#desk/views.ts'
import type { Settings } from '#server/config/settings.ts'
import type { Lists } from '#server/consent/lists.ts'
import type { Database } from '#server/database/database.ts'
import type { RemovalList } from '#server/database/departures.ts'
import type { Audit } from '#server/desk/access/audit.ts'
import type { Session, Sessions } from '#server/desk/access/sessions.ts'
import type { SignInLetters } from '#server/desk/access/sign-in-letters.ts'
import type { SignInLinks } from '#server/desk/access/sign-in-links.ts'
import type { DeskPages } from '#server/desk/browser/desk-pages.ts'
import type { HealthParts } from '#server/desk/browser/health/health-checks.ts'
import type { LastActions } from '#server/desk/browser/last-actions.ts'
import type { DeskAddress } from '#server/desk/browser/own-requests.ts'
import type { SessionCookie } from '#server/desk/browser/session-cookie.ts'
import type { Limits } from '#server/limits/limits.ts'
import type { MetricsText } from '#server/metrics/read-metrics.ts'
import type { Channel } from '#server/outbox/channels/channel.ts'
import type { Clock } from '#server/runtime/clock.ts'
import type { Log } from '#server/runtime/log.ts'
import type { ContentFacts } from '#server/site/content-facts.ts'

export interface DeskAppParts extends HealthParts {
  readonly settings: Settings
  readonly database: Database
  /** The same for reading alone: what is asked of it keeps no visitor waiting. */
  readonly reader: Database
  /** Is written before a removal is confirmed. */
  readonly removals: RemovalList
  /** Counts the posts of those who are not signed in. */
  readonly limits: Pick<Limits, 'take'>
  readonly clock: Clock
  readonly log: Log
  readonly pages: DeskPages
  /** What the try-outs' examples say. */
  readonly readJokes: () => Promise<Jokes>
  /** Ways out for what is released from quarantine. */
  readonly channels: readonly Channel[]
  /** What a released sign-up for a list meets. */
  readonly lists: Pick<Lists, 'signUp'>
  /** Titles of posts, by the paths of their pages. */
  readonly titles?: Readonly<Record<string, string>>
  /** Called when something waits in the outbox. */
  readonly wake: () => void
  /** What a monitoring program reads; none, where nothing is counted. */
  readonly metrics?: () => Promise<MetricsText>
  /** Posts that can be commented. Under development nobody knows them. */
  readonly posts?: { readonly paths: ContentFacts['posts']; readonly discussed: ContentFacts['discussed'] }
  /** Where it listens, once it does. */
  readonly address: () => DeskAddress
}

/** What every screen of the desk works with. */
export interface Desk extends DeskAppParts {
  readonly app: FastifyInstance
  readonly audit: Audit
  readonly sessions: Sessions
  readonly links: SignInLinks
  readonly letters: SignInLetters | undefined
  readonly cookie: SessionCookie
  readonly lastActions: LastActions
  /** Answers with a screen. */
  show(reply: FastifyReply, view: View, status?: number): FastifyReply
}

declare module 'fastify' {
  interface FastifyRequest {
    /** At the desk: whoever is signed in. */
    session: Session | undefined
  }
}

/** What a route takes from those who are not signed in. */
interface RouteConfig {
  /** Answers anybody. */
  open?: boolean
  /** The page asks by itself, which keeps no session alive. */
  idle?: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig extends RouteConfig {}
}

/** Whoever asks, on a route that only those who are signed in reach. */
export function signedIn(request: FastifyRequest): Session {
  if (request.session === undefined) throw new Error('Nobody is signed in.')
  return request.session
}

/** The fields of a posted form. */
export const posted = (request: FastifyRequest): URLSearchParams =>
  request.body instanceof URLSearchParams ? request.body : new URLSearchParams()

/** The query of a request's address. */
export const asked = (request: FastifyRequest): URLSearchParams =>
  new URL(request.raw.url ?? '/', 'http://desk').searchParams
