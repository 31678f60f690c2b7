import { describe, expect, test } from 'vitest'
import type { ProjectLabel } from '#content-model/kinds.ts'
import { countsOf, projectFilters, tabsOf } from '#content-model/project-filter.ts'

const project = (id: number, ...category: ProjectLabel[]) => ({ id, category })

test('the tabs stand in the order of the specification', () => {
  expect(projectFilters.map(({ label }) => label)).toEqual(['All Works', 'Branding', 'Mobile'])
})

describe('tabsOf', () => {
  test.each([
    [project(1, 'Website', 'Design'), ['all']],
    [project(6, 'Branding', 'Logo'), ['all', 'branding']],
    [project(7, 'Branding', 'Logo'), ['branding']],
    [project(18, 'Branding', 'Mobile'), ['branding', 'mobile']],
    [project(7, 'Website', 'Design'), []],
  ])('%j with a limit of six', (entry, tabs) => {
    expect(tabsOf(entry, 6)).toEqual(tabs)
  })
})

test('countsOf applies the limit to All Works alone', () => {
  const projects = [
    project(1, 'Branding', 'Logo'),
    project(2, 'Mobile', 'App'),
    project(3, 'Branding', 'Mobile'),
    project(4, 'Website', 'Design'),
  ]
  expect(countsOf(projects, 2)).toEqual([
    { tab: 'all', text: 'Showing the first 2 of 4' },
    { tab: 'branding', text: 'Showing 2 of 4: Branding' },
    { tab: 'mobile', text: 'Showing 2 of 4: Mobile' },
  ])
  expect(countsOf(projects, 12).map(({ text }) => text)).toEqual([
    'Showing 4 of 4',
    'Showing 2 of 4: Branding',
    'Showing 2 of 4: Mobile',
  ])
})
