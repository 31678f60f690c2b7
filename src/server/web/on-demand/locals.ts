import type { Services } from '#server/services.ts'
import type { Posted } from '#server/web/http/form-body.ts'

/** Data of the server for a page, per request; the middleware adds the settings that pages print. */
export interface Locals {
  readonly services: Services
  readonly visitor: { readonly address: string }
  /** The form that was posted to the page; undefined for a GET. */
  readonly posted?: Posted | undefined
  /** Path of the page of this site that a form was sent from, if the browser sent it. */
  readonly sentFrom?: string | undefined
  /** Notes a search without a result, to be counted. */
  readonly foundNothing?: () => void
}

/** The same with only the services in use. */
export type LocalsOf<Used extends keyof Services> = Omit<Locals, 'services'> & {
  readonly services: Pick<Services, Used>
}

/** The parts of the `Astro` global that are used here. */
export interface PageOf<Used extends keyof Services> {
  readonly url: URL
  readonly request: { readonly signal: AbortSignal }
  readonly locals: LocalsOf<Used>
  /** Status and headers that the page is sent under. */
  readonly response: { status?: number; readonly headers: Headers }
}

/** The result of a post. */
export interface PostResult {
  /** Status and headers of the response, both for JSON and for a page. */
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The response to a program. */
  readonly json: unknown
}

/** Gives a page the status and headers of a post's result. */
export function sendUnder(response: PageOf<never>['response'], { status, headers }: Omit<PostResult, 'json'>): void {
  response.status = status
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
}
