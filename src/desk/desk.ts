import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Jokes } from '#content-model/drawer-entry.ts'
import type { DeskAddress } from '#desk/auth/own-requests.ts'
import type { SessionCookie } from '#desk/auth/session-cookie.ts'
import type { DeskPages } from '#desk/desk-pages.ts'
import type { LastActions } from '#desk/last-actions.ts'
import type { HealthParts } from '#desk/screens/health/health-checks.ts'
import type { View } from '#desk/views.ts'
import type { Audit } from '#server/access/audit.ts'
import type { Session, Sessions } from '#server/access/sessions.ts'
import type { SignInLetters } from '#server/access/sign-in-letters.ts'
import type { SignInLinks } from '#server/access/sign-in-links.ts'
import type { Channel } from '#server/outbox/channels/channel.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Settings } from '#server/platform/config/settings.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { RemovalList } from '#server/platform/database/suppressions.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import type { Log } from '#server/platform/log.ts'
import type { MetricsText } from '#server/platform/metrics.ts'
import type { Lists } from '#server/subscribers/mailing-lists.ts'
import type { ContentFacts } from '#server/web/prerendered/read-content-facts.ts'

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
  readonly notify: () => void
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
