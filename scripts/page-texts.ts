import { globSync, readFileSync } from 'node:fs'
import { type Document, type Element, Window } from 'happy-dom'
import waysOn from '#content/words/ways-on.json' with { type: 'json' }
import { isChosenPath } from '#content-model/choices.ts'
import { postWords } from '#content-model/pages/blog.ts'
import { casesPage } from '#content-model/pages/cases-page.ts'
import { serviceWords } from '#content-model/pages/services-pages.ts'
import { tryPage } from '#content-model/pages/try-page.ts'
import { routes } from '#content-model/routes.ts'
import { allSampleNotes } from '#content-model/sample-notes.ts'

/** Splits a text after a period, question mark or exclamation mark. */
const split = (text: string): string[] => text.split(/(?<=[.!?][”’]?)\s+/)

/**
 * What several pages may say word for word: the line about samples, how often a sentence gets a line, what stands
 * over our examples, the calls at
 * a page's end, what stands above the form for comments, and what every page of a service has.
 */
const prescribed: ReadonlySet<string> = new Set(
  [
    ...allSampleNotes,
    ...waysOn.waysOn.map(({ text }) => text),
    tryPage.share,
    casesPage.finished.text,
    postWords.invitationNote,
    serviceWords.byHand,
    serviceWords.bySoftware,
    `${serviceWords.demo.software} ${serviceWords.demo.action}`,
  ].flatMap(split),
)

/** Parts that may repeat: words of forms, a sidebar, people who are quoted. */
const repeatable = 'form, aside, nav, dialog, script, style, template, [role="status"], figure:has(> blockquote)'
const dated = /^Last changed on /
const entity = /^\/(?:(?:blog|service|project|case|team)-details\/[^#?]+|examples\/[^#?]+(?:\?dryness=\w+)?)$/

export const textOf = (element: Element | null) => element?.textContent.replace(/\s+/g, ' ').trim() ?? ''

/** Whether a block is part of a card, which has the words of the page that it leads to. */
function isCard(block: Element): boolean {
  const card = block.closest('a, li, article')
  const linked = card?.matches('a') ? [card] : [...(card?.querySelectorAll('a') ?? [])]
  return linked.some((link) => entity.test(link.getAttribute('href') ?? ''))
}

/** A page's own sentences, without what several pages may say. */
export function* sentencesOf(page: Document): Generator<string> {
  for (const block of page.querySelectorAll('main :is(p, li, h1, h2, h3, h4, blockquote, figcaption, dd, td, b)')) {
    if (block.querySelector('p, li') || block.closest(repeatable) || isCard(block)) continue
    for (const sentence of split(textOf(block))) if (!prescribed.has(sentence) && !dated.test(sentence)) yield sentence
  }
}

/** A page below the first of a list: `/examples/page/2`. The pages of one list count as one text. */
const later = /\/\d+$/
export const isLaterPage = (path: string) => later.test(path) && !path.startsWith('/blog-details/')

/** The pages of a build by address. */
export function readPages(build: string): Map<string, Document> {
  const parser = new new Window().DOMParser()
  const folder = `${build}/client`
  const paths = globSync('**/*.html', { cwd: folder }).sort()
  return new Map(
    paths
      .map((file) => ({ file, path: `/${file.replace(/(?:\/?index)?\.html$/, '')}` }))
      .filter(({ path }) => !isLaterPage(path) && !isChosenPath(path) && path !== routes.digitalAgency)
      .map(({ file, path }) => [path, parser.parseFromString(readFileSync(`${folder}/${file}`, 'utf8'), 'text/html')]),
  )
}
