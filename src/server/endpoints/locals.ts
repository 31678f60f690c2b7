import type { Services } from '#server/services.ts'

/** What the server hands to a page with each request; the middleware adds the settings that pages print. */
export interface Locals {
  readonly services: Services
  readonly visitor: {
    readonly address: string
    /** Path of the page of this site that the request came from, where the browser tells it. */
    readonly page?: string | undefined
  }
}
