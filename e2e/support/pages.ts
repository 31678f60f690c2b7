import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isChosenPath } from '#content-model/choices.ts'
import { examplePath, routes } from '#content-model/routes.ts'
import { onDemandPaths } from '#server/web/http/on-demand-paths.ts'
import { loadContentFacts } from '#server/web/prerendered/read-content-facts.ts'
import { hasPart, leads } from './parts.ts'
import { testsBuild } from './tests-build.ts'

/** How many examples, and how many of their lists, are looked at. */
const examplesLookedAt = 3

/** Whether a page is one of the examples past the first few, which all have the same parts. */
const isOneOfMany = (path: string, at: number, paths: readonly string[]): boolean => {
  const shelf = shelfOf(path)
  return (
    shelf !== undefined && paths.slice(0, at).filter((other) => shelfOf(other) === shelf).length >= examplesLookedAt
  )
}
const shelfOf = (path: string) => /^\/examples\/(?:page\/)?/.exec(path)?.[0]

const everyPage = readdirSync(join(testsBuild(), 'client'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html') && name !== '404.html')
  .map((name) => `/${name.replaceAll('\\', '/').replace(/(?:index)?\.html$/, '')}`)
  .filter((path) => !isChosenPath(path))
  .sort()

const { examples, posts, titles } = await loadContentFacts(testsBuild())

/** All addresses, prerendered or made on request, without a trailing slash. */
export const built: ReadonlySet<string> = new Set([...everyPage, ...examples.map(examplePath).filter(leads)])

/** A page that is made on request. */
export const madeWhenAsked: string = [...built].find((path) => !everyPage.includes(path)) ?? ''

/**
 * Prerendered addresses without a trailing slash, of the examples the first few. Left out are the page for dead addresses and
 * pages with a choice, which have no path of their own.
 */
export const prerendered: readonly string[] = everyPage.filter((path, at, paths) => !isOneOfMany(path, at, paths))

/** A post with its key, which a form of a comment names. Undefined where no post is out. */
export const somePost = Object.entries(posts).map(([key, path]) => ({ key, path, title: titles[key] ?? '' }))[0]

/** Whether a page has something in its HTML as often as that. */
export const pageHas = (path: string, what: RegExp, times = 1): boolean =>
  [...htmlOf(path).matchAll(what)].length >= times

/** The first page that has it; undefined where none has. */
export const pageHaving = (what: RegExp, times = 1): string | undefined =>
  prerendered.find((path) => pageHas(path, what, times))

function htmlOf(path: string): string {
  const [file] = [`${path.replace(/\/$/, '')}.html`, join(path, 'index.html')]
    .map((name) => join(testsBuild(), 'client', name))
    .filter(existsSync)
  return file === undefined ? '' : readFileSync(file, 'utf8').replace(/<style.*?<\/style>/gs, '')
}

/** The canonical page: of several pages with the same name, one. */
export function pageOf(path: string): string {
  if (path === routes.digitalAgency) return routes.home
  if (path === bareServicesTwo || path === routes.servicesTwo) return routes.services
  return /^\/project-(?:grid|width)-/.test(path) ? routes.projects : path
}
const bareServicesTwo = routes.servicesTwo.replace(/\/$/, '')

/** Pages that the server renders for each visit and that links lead to. */
export const onDemand: readonly string[] = [
  '/beta-sign-up',
  '/chat-gpt',
  '/coming-soon',
  '/contact',
  '/erase',
  '/search',
  '/try',
].filter(leads)

/** Pages that only a form posted without JavaScript leads to. */
export const behindForms: readonly string[] = [
  ...(hasPart('posts') ? ['/comment?post=1'] : []),
  '/newsletter',
  '/quote',
  '/confirm?done=1',
  '/leave?done=1',
]

/** The first prerendered example. */
export const oneExample = prerendered.find((path) => path.startsWith('/examples/') && !path.includes('/page/')) ?? ''

const bare = (path: string) => path.replace(/\?.*$/, '').replace(/(?<=.)\/$/, '')
/** Whether a page is there: an owner's site has other entries, and may have none of a kind. */
export const isThere = (path: string): boolean =>
  path === '/comment?post=1'
    ? hasPart('posts')
    : built.has(bare(path)) || (onDemandPaths.includes(bare(path)) && leads(path))

/** One page of every kind: pages with the same parts are looked at once. */
export const kinds: readonly string[] = [
  '/',
  '/examples',
  '/examples/page/2',
  '/examples?dryness=arid',
  '/examples?channel=form&audience=tenants&dryness=arid',
  oneExample,
  madeWhenAsked,
  '/blog-grid/',
  '/blog-details/1',
  '/blog-details/3',
  '/blog-details/5',
  '/category/craft',
  '/archive/walt-birnbaum',
  '/service-one/',
  '/service-two/',
  '/service-details/writing',
  '/project-grid-one',
  '/project-grid-two',
  '/project-grid-three',
  '/project-width-one',
  '/project-width-two/2',
  '/project-details/toast-eventually',
  '/about-us',
  '/our-office',
  '/our-clients',
  '/team',
  '/team-details/ines-okafor',
  '/case-study',
  '/case-details/insurance-but-people-read-it',
  '/straight-face',
  '/changes',
  '/testimonials',
  '/pricing-table',
  '/typography',
  '/contact',
  '/beta-sign-up',
  '/coming-soon',
  '/privacy-policy',
  '/terms-use',
  '/chat-gpt',
  '/search',
  '/search?q=insurance',
  '/search?q=zzzz',
  '/erase',
  '/try',
  '/quote',
  '/comment?post=1',
  '/newsletter',
  '/confirm?done=1',
  '/leave?done=1',
]
  .filter(isThere)
  .concat('/no-such-page')
