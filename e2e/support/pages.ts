import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isChosenPath } from '#content/choices.ts'
import { testsBuild } from './tests-build.ts'

/**
 * What the build finished, as addresses without a trailing slash. The page for dead addresses is not among them, nor are
 * pages with a choice made, which have no path of their own.
 */
export const finished: readonly string[] = readdirSync(join(testsBuild(), 'client'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.html') && name !== '404.html')
  .map((name) => `/${name.replaceAll('\\', '/').replace(/(?:index)?\.html$/, '')}`)
  .filter((path) => !isChosenPath(path))
  .sort()

/** Pages that the server renders for each visit and that links lead to. */
export const onDemand = ['/beta-sign-up', '/chat-gpt', '/coming-soon', '/contact', '/erase', '/search', '/try'] as const

/** Pages that only a form posted without JavaScript leads to. */
export const behindForms = ['/comment?post=1', '/newsletter', '/quote'] as const

/** One page of every kind: what is made from the same parts is looked at once. */
export const kinds = [
  '/',
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
  '/no-such-page',
] as const
