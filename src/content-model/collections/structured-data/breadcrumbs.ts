import type { BreadcrumbList } from 'schema-dts'
import { searchPage } from '#content-model/pages/search-page.ts'
import {
  archivePath,
  casePath,
  categoryPath,
  examplePath,
  memberPath,
  projectPath,
  routes,
  servicePath,
} from '#content-model/routes.ts'
import { menu, product } from '#content-model/site.ts'

/** Lists, and the beginning of the addresses of their pages and entries. */
const lists: readonly (readonly [beginning: string, list: string])[] = [
  ['/blog-details/', routes.blog],
  [routes.blog, routes.blog],
  [categoryPath(''), routes.blog],
  [archivePath(''), routes.blog],
  [servicePath(''), routes.services],
  [projectPath(''), routes.projects],
  [memberPath(''), routes.team],
  [casePath(''), routes.cases],
  [examplePath(''), routes.examples],
]

/** The list that contains a page. */
const listOf = (path: string) => lists.find(([beginning, list]) => path !== list && path.startsWith(beginning))?.[1]

/** Pages whose menu label is shorter than their title. */
const named = [...menu, { label: searchPage.title, href: routes.search }]

const nameOf = (path: string) => named.find(({ href }) => href === path)?.label

/** The breadcrumbs of a page: home, the list that contains it, the page. Home has none. */
export function breadcrumbs(siteUrl: string, path: string, title: string): BreadcrumbList | undefined {
  if (path === routes.home) return undefined
  const list = listOf(path)
  const steps = [
    { name: product, path: routes.home },
    ...(list === undefined ? [] : [{ name: nameOf(list) ?? product, path: list }]),
    { name: nameOf(path) ?? title, path },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, siteUrl).href,
    })),
  }
}
