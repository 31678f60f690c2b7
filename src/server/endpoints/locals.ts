import type { Services } from '#server/services.ts'

/** What the server hands to a page with each request; the middleware adds the settings that pages print. */
export interface Locals {
  readonly services: Services
  readonly visitor: { readonly address: string }
  /** Path of the page of this site that a form was sent from, where the browser says it. */
  readonly sentFrom?: string | undefined
  /** Notes that a search found nothing, to be counted. */
  readonly foundNothing?: () => void
}
