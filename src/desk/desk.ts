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
  /** Read-only connection: the desk's queries never delay a visitor. */
  readonly reader: Database
  /** Written before a removal is confirmed. */
  readonly removals: RemovalList
  /** Limits posts of clients that are not signed in. */
  readonly limits: Pick<Limits, 'take'>
  readonly clock: Clock
  readonly log: Log
  readonly pages: DeskPages
  /** Examples and jokes of the try-outs. */
  readonly readJokes: () => Promise<Jokes>
  /** Delivery targets for leads released from quarantine. */
  readonly channels: readonly Channel[]
  /** Handles sign-ups for a list released from quarantine. */
  readonly lists: Pick<Lists, 'signUp'>
  readonly titles?: Readonly<Record<string, string>>
  /** Notifies the outbox of a new delivery. */
  readonly notify: () => void
  /** The text for a monitoring program; absent when metrics are off. */
  readonly metrics?: () => Promise<MetricsText>
  /** Posts that take comments; absent under development, where they are not known. */
  readonly posts?: { readonly paths: ContentFacts['posts']; readonly titles: ContentFacts['titles'] }
  /** The listener's address, once it listens. */
  readonly address: () => DeskAddress
}

/** Dependencies of every screen. */
export interface Desk extends DeskAppParts {
  readonly app: FastifyInstance
  readonly audit: Audit
  readonly sessions: Sessions
  readonly links: SignInLinks
  readonly letters: SignInLetters | undefined
  readonly cookie: SessionCookie
  readonly lastActions: LastActions
  show(reply: FastifyReply, view: View, status?: number): FastifyReply
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The session, on the desk's requests only. */
    session: Session | undefined
  }
}

/** Access rule of a route. */
interface RouteConfig {
  /** Answers without a session. */
  open?: boolean
  /** Polled by a script: the request does not prolong the session. */
  idle?: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig extends RouteConfig {}
}

/** The session of a request. Only for routes that need one. */
export function signedIn(request: FastifyRequest): Session {
  if (request.session === undefined) throw new Error('Nobody is signed in.')
  return request.session
}

export const posted = (request: FastifyRequest): URLSearchParams =>
  request.body instanceof URLSearchParams ? request.body : new URLSearchParams()

export const requestQuery = (request: FastifyRequest): URLSearchParams =>
  new URL(request.raw.url ?? '/', 'http://desk').searchParams
