import data from '#content/words/projects.json' with { type: 'json' }
import { branded } from '#content-model/branded.ts'
import { filled } from '#content-model/filled.ts'
import type { ProjectLabel } from '#content-model/kinds.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'
import { words } from '#content-model/site.ts'

const said = branded<Words['projects']>(data)

/** The tab without a label: it shows all projects. */
const allWorks = 'all'

interface Filter {
  /** Value of the radio button; project-grid.module.css selects the visible projects by it. */
  value: string
  label: string
  /** The label that a project must have. */
  carries?: ProjectLabel
}

export const projectFilters = [
  { value: allWorks, label: said.filter.all },
  { value: 'branding', label: said.filter.branding, carries: 'Branding' },
  { value: 'mobile', label: said.filter.mobile, carries: 'Mobile' },
] as const satisfies readonly Filter[]

/** The choice among the tabs, as a parameter of a grid's address. */
export const worksChoice = {
  legend: said.filter.legend,
  name: 'show',
  initial: allWorks,
  options: projectFilters,
  keep: words.keepChoice,
} as const

interface Filtered {
  category: readonly ProjectLabel[]
}

/** The tabs that show a project: All Works, and those of its labels. */
export function tabsOf({ category }: Filtered): string[] {
  const filters: readonly Filter[] = projectFilters
  return filters.filter(({ carries }) => carries === undefined || category.includes(carries)).map(({ value }) => value)
}

/** Each tab's text about the number of its projects. */
export function countsOf(projects: readonly Filtered[]): { tab: string; text: string }[] {
  return projectFilters.map(({ value, label }) => {
    const count = projects.filter((project) => tabsOf(project).includes(value)).length
    const total = projects.length
    const { showing, showingChosen } = said.filter
    return { tab: value, text: filled(value === allWorks ? showing : showingChosen, { count, total, label }) }
  })
}
