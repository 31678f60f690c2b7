import { nameKeys } from './keys-switch.client.ts'

/** One column: what opens beside the list elsewhere takes its place, as any page does. */
export const narrow = matchMedia('(width <= 1024px)')

/**
 * Fetches a page of the desk as a document. Not by `fetch` and a parser: Trusted Types lets no text become markup, and an
 * XMLHttpRequest answers with a document by itself, in which nothing runs.
 * @returns undefined when it could not be had, or the session has ended
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

/** Puts the parts of another page in the place of this one's, those that a selector finds in both. */
export function takeOver(page: Document, ...selectors: readonly string[]): void {
  for (const selector of selectors) {
    const here = document.querySelector(selector)
    const there = page.querySelector(selector)
    if (!here || !there) continue
    nameKeys(there)
    here.replaceWith(document.adoptNode(there))
  }
}
