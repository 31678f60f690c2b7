import { expect, test } from 'vitest'
import type { ProjectLabel } from '#content-model/kinds.ts'
import { countsOf, projectFilters, tabsOf } from '#content-model/project-filter.ts'

const project = (...category: ProjectLabel[]) => ({ category })

test('the tabs stand in the order of the specification', () => {
  expect(projectFilters.map(({ label }) => label)).toEqual(['All Works', 'Branding', 'Mobile'])
})

test.each([
  [project('Website', 'Design'), ['all']],
  [project('Branding', 'Logo'), ['all', 'branding']],
  [project('Branding', 'Mobile'), ['all', 'branding', 'mobile']],
])('%j stands in the tabs %j', (entry, tabs) => {
  expect(tabsOf(entry)).toEqual(tabs)
})

test('each tab says how many of all projects it shows', () => {
  const projects = [
    project('Branding', 'Logo'),
    project('Mobile', 'App'),
    project('Branding', 'Mobile'),
    project('Website', 'Design'),
  ]
  expect(countsOf(projects)).toEqual([
    { tab: 'all', text: 'Showing 4 of 4' },
    { tab: 'branding', text: 'Showing 2 of 4: Branding' },
    { tab: 'mobile', text: 'Showing 2 of 4: Mobile' },
  ])
})
