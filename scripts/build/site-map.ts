import { readdirSync, readFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sitemap from '@astrojs/sitemap'
import type { AstroIntegration } from 'astro'
import { brand } from '#content-model/brand.ts'
import { partOf } from '#content-model/parts.ts'
import { routes } from '#content-model/routes.ts'
import { comment } from '#forms/comment/comment-rules.ts'
import { confirmPath, leavePath } from '#forms/consent/consent-rules.ts'
import { erase } from '#forms/erase/erase-rules.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { quote } from '#forms/quote/quote-rules.ts'
import { onDemandPaths } from '#server/web/http/on-demand-paths.ts'

/** Pages rendered on demand that answer a post or a question. Prerendered pages say themselves whether they are listed. */
const unlisted: readonly string[] = [
  routes.search,
  newsletter.path,
  quote.path,
  comment.path,
  erase.path,
  confirmPath,
  leavePath,
]

/** Addresses in the specification's form, which for some ends in a slash. */
const canonical = new Map<string, string>(Object.values(routes).map((route) => [bare(route), route]))

/** What a prerendered page says about itself. */
interface Said {
  readonly canonical: string
  readonly listed: boolean
  /** The day its content last changed, if it knows one. */
  readonly modified: string | undefined
}

/** The sitemap of an indexable site at `siteUrl`. */
export function siteMap(siteUrl: string): AstroIntegration {
  let finished: ReadonlyMap<string, Said> = new Map()
  let examples: ReadonlySet<string> = new Set()
  const inner = sitemap({
    filter: (page) => {
      const path = bare(new URL(page).pathname)
      const said = finished.get(path)
      // Of pages with the same content only the canonical one; a page with a chosen option names the page without it.
      if (said) return said.listed && said.canonical === path
      // Astro also names pages that were not made, since their part of the site is missing.
      return (isRendered(path) || examples.has(path)) && !unlisted.includes(path)
    },
    serialize: (item) => {
      const path = bare(new URL(item.url).pathname)
      const lastmod = finished.get(path)?.modified
      return { ...item, url: new URL(canonical.get(path) ?? path, siteUrl).href, ...(lastmod && { lastmod }) }
    },
  })
  const write = inner.hooks['astro:build:done']
  const done: AstroIntegration['hooks']['astro:build:done'] = async (context) => {
    const folder = fileURLToPath(context.dir)
    finished = readPages(folder)
    const linked = linkedExamples(folder)
    examples = new Set(linked.map(({ pathname }) => `/${pathname}`))
    await write?.({ ...context, pages: [...context.pages, ...linked] })
    // The address that people and programs try first.
    await copyFile(join(folder, 'sitemap-index.xml'), join(folder, 'sitemap.xml'))
  }
  return { ...inner, hooks: { ...inner.hooks, 'astro:build:done': done } }
}

/** Whether the server renders the page for whoever asks. */
function isRendered(path: string): boolean {
  const part = partOf(path)
  return onDemandPaths.includes(path) && !(part && brand.without?.includes(part))
}

const pagesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))

function readPages(folder: string): Map<string, Said> {
  return new Map(
    pagesIn(folder).map((name) => {
      const html = readFileSync(join(folder, name), 'utf8')
      const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
      const path = bare(`/${name.replaceAll('\\', '/').replace(/(?:index)?\.html$/, '')}`)
      const said = {
        canonical: address === undefined ? path : bare(new URL(address).pathname),
        listed: !html.includes('<meta name="robots" content="noindex'),
        modified: /"dateModified":"([^"]+)"/.exec(html)?.[1],
      }
      return [path, said]
    }),
  )
}

/** The pages of examples that prerendered pages link to; the server renders most of them at their first request. */
function linkedExamples(folder: string): { pathname: string }[] {
  const links = pagesIn(folder).flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(/ href="\/(examples\/[^"/?#]+)"/g),
  ])
  const names = new Set(links.map(([, name = '']) => name))
  return [...names].map((pathname) => ({ pathname }))
}

function bare(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path
}
