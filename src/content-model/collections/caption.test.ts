import { expect, test } from 'vitest'
import { caption } from '#content-model/collections/caption.ts'
import type { ProjectLabel } from '#content-model/kinds.ts'

const cases: readonly [readonly ProjectLabel[], string][] = [
  [['Branding', 'Logo', '2021'], 'Branding, Logo, 2021'],
  [['Mobile', 'App', 'ios'], 'Mobile, App, ios'],
  [['Branding', 'Design'], 'Branding, Design'],
  [['Website', 'Branding'], 'Website, Branding'],
  [['Mobile', 'UI/UX', '2021'], 'Mobile, UI/UX'],
  [['Development', 'Webapp'], 'Development, Webapp'],
  [['Branding', 'Mobile', 'App', '2021'], 'Branding, Mobile, App'],
  [['Development', 'Webapp', '2020'], 'Development, Webapp'],
]

test.each(cases)('%j reads %j', (labels, text) => {
  expect(caption(labels)).toBe(text)
})
