/** What a build gives a mark for markup that many of its pages share, and puts it back. */
export interface SharedMarkup {
  markOf(html: string): string
}

declare global {
  /** There while a build makes pages. They come from modules of their own, which share nothing else with the build's. */
  var sharedMarkup: SharedMarkup | undefined
}

/**
 * Markup of whole elements that stands in many pages, such as the footer or a post's card. While a build makes pages, a short mark
 * stands for it: Astro and React need not copy and encode it for each, and the build looks through it once
 * (`scripts/build/styles/marked-markup.ts`).
 */
export const shared = (html: string): string => globalThis.sharedMarkup?.markOf(html) ?? html
