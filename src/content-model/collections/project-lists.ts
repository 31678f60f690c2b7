import type { CollectionEntry } from 'astro:content'
import { inOrder, projectCard, shown } from '#content-model/collections/entries.ts'
import { pagesOf } from '#content-model/collections/paging.ts'
import { gridWords } from '#content-model/pages/projects-pages.ts'
import { countsOf, projectFilters, tabsOf, worksChoice } from '#content-model/project-filter.ts'

type Project = CollectionEntry<'projects'>
type Grid = Awaited<ReturnType<typeof gridOf>>

const filtered = ({ data: { category } }: Project) => ({ category })

/** All projects for a grid with tabs, and each tab's text about their number. */
export async function gridOf() {
  const projects = await inOrder('projects')
  return {
    projects: projects.map((project) => ({ ...projectCard(project), tabs: tabsOf(filtered(project)) })),
    counts: countsOf(projects.map(filtered)),
  }
}

/** The words of a grid's head, with the label of the tab in its address. */
export function headOf(words: { title: string; description: string }, chosen: string, { projects }: Grid) {
  const tab = projectFilters.find(({ value }) => value === chosen && value !== worksChoice.initial)
  if (!tab) return words
  const shown = projects.filter(({ tabs }) => tabs.includes(chosen))
  return gridWords.chosen(words.title, tab.label, shown.length, projects.length)
}

/** The pages of a full-width list, for Astro's `getStaticPaths`. */
export async function widthPages(size: number) {
  const all = await inOrder('projects')
  const projects = all.slice(0, shown.projectWidth)
  const cards = projects.map((project) => ({ ...projectCard(project), excerpt: project.data.excerpt }))
  const pages = pagesOf(cards, size)
  return pages.map(({ number, items }) => ({
    params: { page: number === 1 ? undefined : String(number) },
    props: {
      number,
      total: pages.length,
      projects: items,
      range: { from: (number - 1) * size + 1, to: (number - 1) * size + items.length, all: all.length },
    },
  }))
}

/** Both neighbors of each project, in the order of ids. The first and the last are neighbors. */
export async function projectsInCircle() {
  const projects = await inOrder('projects')
  return projects.map((project, index) => ({
    project,
    previous: projects.at(index - 1) ?? project,
    next: projects[(index + 1) % projects.length] ?? project,
  }))
}
