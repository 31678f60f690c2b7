import { nameKeys } from './keys-switch.client.ts'

/** One column: a lead is a page of its own there instead of a pane beside the list. */
export const narrow = matchMedia('(width <= 1024px)')

/**
 * Fetches a page of the desk as a document. Trusted Types forbids parsing fetched text into markup; an XMLHttpRequest
 * answers with a document by itself, in which no script runs.
 * @returns undefined when the request failed or the session has ended
 */
export function loadPage(address: string): Promise<Document | undefined> {
  return new Promise((done) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.onload = () => {
      const page: unknown = request.response
      const sameScreen = new URL(request.responseURL).pathname === new URL(address, location.href).pathname
      done(request.status === 200 && sameScreen && page instanceof Document ? page : undefined)
    }
    request.onerror = () => done(undefined)
    request.send()
  })
}

/** Replaces parts of this page with those of another, for each selector found in both. */
export function takeOver(page: Document, ...selectors: readonly string[]): void {
  for (const selector of selectors) {
    const here = document.querySelector(selector)
    const there = page.querySelector(selector)
    if (!here || !there) continue
    nameKeys(there)
    here.replaceWith(document.adoptNode(there))
  }
}
