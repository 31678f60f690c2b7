import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { withYear } from '#content-model/page-marks.ts'
import { StartError } from '#server/platform/start-error.ts'
import type { Cards } from '#server/web/cards/cards.ts'
import { withoutTrailingSlash } from '#server/web/http/request-path.ts'
import { type PagePolicies, policyHeader, readPagePolicies } from '#server/web/http/security-headers.ts'
import { cachePolicies } from '#server/web/prerendered/cache-policies.ts'
import { contentTypeOf } from '#server/web/prerendered/content-types.ts'
import type { GeneratedPages } from '#server/web/prerendered/generated-pages.ts'
import { PrerenderedFile } from '#server/web/prerendered/prerendered-file.ts'

/** The prerendered pages and assets of a build. */
export interface PrerenderedPages {
  /** The page or asset at a path without a trailing slash, in memory after its first request. */
  find(path: string): PrerenderedFile | undefined
  /** Whether a page is generated at its first request instead of by the build. */
  isGenerated(path: string): boolean
  /** Files that are not held in memory by their path: social cards and generated pages. */
  read(path: string): Promise<PrerenderedFile | undefined>
  /** The page for unknown addresses. */
  readonly notFound: PrerenderedFile | undefined
}

const notFoundPath = '/404'
const cardsFolder = '_astro/cards/'

/**
 * Lists a build's `client` folder, with the compressed siblings (`x.br`, `x.gz`) that the build wrote. A file is read
 * at its first request and then kept in memory as sent; the cards stay on the disk.
 *
 * @throws when a page has no security policy in its `_headers.json`, naming the pages.
 */
export async function loadPrerenderedPages(build: string): Promise<PrerenderedPages> {
  const client = join(build, 'client')
  const [policies, names] = await Promise.all([readPagePolicies(build), listFiles(client)])
  const bare = names
    .filter((name) => name.endsWith('.html'))
    .map(pagePath)
    .filter((path) => !policies.has(path))
    .sort()
  if (bare.length > 0) {
    throw new StartError(
      `These pages have no security policy in ${join(build, '_headers.json')}: ${bare.join(', ')}. ` +
        'Build again, with `security.csp` and `staticHeaders` on in astro.config.mjs.',
    )
  }
  const known = new Set(names)
  const source = { client, known, policies }
  const originals = names.filter((name) => !known.has(name.replace(/\.(?:br|gz)$/, '')) || !/\.(?:br|gz)$/.test(name))
  const cards = new Map<string, string>()
  const files = new Map<string, PrerenderedFile>()
  for (const name of originals) {
    if (name.startsWith(cardsFolder)) cards.set(`/${name}`, name)
    else files.set(name.endsWith('.html') ? pagePath(name) : `/${name}`, prerenderedFile(name, source))
  }
  const notFound = files.get(notFoundPath)
  files.delete(notFoundPath)
  return {
    find: (path) => files.get(path),
    isGenerated: () => false,
    async read(path) {
      const name = cards.get(path)
      return name === undefined ? undefined : prerenderedFile(name, source)
    },
    notFound,
  }
}

const cardPath = new RegExp(`^/${cardsFolder}([0-9a-f]+)\\.png$`)

/** A build's files, together with the pages and cards that are generated on request. */
export const withGenerated = (
  pages: PrerenderedPages,
  made: GeneratedPages,
  cards: Pick<Cards, 'read'>,
): PrerenderedPages => ({
  ...pages,
  isGenerated: made.has,
  async read(path) {
    const found = (await pages.read(path)) ?? (await made.read(path))
    const [, card] = cardPath.exec(path) ?? []
    const png = found || card === undefined ? undefined : await cards.read(card)
    return png === undefined ? found : cardFile(png)
  },
})

const cardFile = (png: Buffer): PrerenderedFile =>
  new PrerenderedFile({
    ...contentTypeOf('card.png'),
    read: () => png,
    readCompressed: () => undefined,
    cacheControl: cachePolicies.hashed,
  })

/** Endings of the files that the build compressed. */
const endings = { identity: '', br: '.br', gzip: '.gz' } as const

interface Source {
  readonly client: string
  readonly known: ReadonlySet<string>
  readonly policies: PagePolicies
}

/** A file of the build that is read at its first request. */
function prerenderedFile(name: string, { client, known, policies }: Source): PrerenderedFile {
  const { type, text, part } = contentTypeOf(name)
  const policy = name.endsWith('.html') ? policies.get(pagePath(name)) : undefined
  return new PrerenderedFile({
    type,
    text,
    part,
    read: () => readFileSync(join(client, name)),
    readCompressed(encoding) {
      const sibling = name + endings[encoding]
      if (!text || encoding === 'identity' || !known.has(sibling)) return undefined
      return readFileSync(join(client, sibling))
    },
    cacheControl: policy ? cachePolicies.page : assetCachePolicy(name),
    ...(policy && { headers: { [policyHeader]: policy }, inYear: withYear }),
  })
}

const assetCachePolicy = (name: string): string =>
  name.startsWith('_astro/') ? cachePolicies.hashed : cachePolicies.asset

/** Names of all files below a folder, with forward slashes. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
}

/** `index.html` is `/`; `contact.html` and `contact/index.html` are `/contact`. */
export function pagePath(name: string): string {
  const path = `/${name}`.replace(/\.html$/, '').replace(/\/index$/, '/')
  return withoutTrailingSlash(path)
}
