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

/** What the addresses of a list's pages and entries begin with, and the list. */
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

/** The list that a page belongs to. */
const listOf = (path: string) => lists.find(([beginning, list]) => path !== list && path.startsWith(beginning))?.[1]

/** Pages whose title says more than their name. */
const named = [...menu, { label: searchPage.title, href: routes.search }]

const nameOf = (path: string) => named.find(({ href }) => href === path)?.label

/** Where a page stands: home, the list that it belongs to, the page. Home itself stands nowhere. */
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
