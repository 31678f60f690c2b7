import type { Services } from '#server/services.ts'
import type { Posted } from '#server/web/http/form-body.ts'

/** What the server hands to a page with each request; the middleware adds the settings that pages print. */
export interface Locals {
  readonly services: Services
  readonly visitor: { readonly address: string }
  /** The form that was posted to the page; none for any other visit. */
  readonly posted?: Posted | undefined
  /** Path of the page of this site that a form was sent from, where the browser says it. */
  readonly sentFrom?: string | undefined
  /** Notes that a search found nothing, to be counted. */
  readonly foundNothing?: () => void
}

/** The same with the services that are used alone. */
export type LocalsOf<Used extends keyof Services> = Omit<Locals, 'services'> & {
  readonly services: Pick<Services, Used>
}

/** What a page hands over of itself: the part of the `Astro` global that is used here. */
export interface PageOf<Used extends keyof Services> {
  readonly url: URL
  readonly request: { readonly signal: AbortSignal }
  readonly locals: LocalsOf<Used>
  /** Status and headers that the page is sent under. */
  readonly response: { status?: number; readonly headers: Headers }
}

/** What came of a post. */
export interface PostResult {
  /** Status and headers of the answer, whether it is JSON or a page. */
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The answer to a program. */
  readonly json: unknown
}

/** Has a page sent under the status and headers of what came of a post. */
export function sendUnder(response: PageOf<never>['response'], { status, headers }: Omit<PostResult, 'json'>): void {
  response.status = status
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
}
