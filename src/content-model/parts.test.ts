import { expect, test } from 'vitest'
import { partOf } from '#content-model/parts.ts'

test.each([
  ['/team', 'team'],
  ['/team.html', 'team'],
  ['/team-details/ines-okafor', 'team'],
  ['/blog-grid/', 'posts'],
  ['/blog-grid/2', 'posts'],
  ['/category/craft/rss.xml', 'posts'],
  ['/rss.xml', 'posts'],
  ['/project-grid-two?show=branding', 'projects'],
  ['/pricing-table#basic', 'plans'],
  ['/pricing-table/billed/yearly.html', 'plans'],
  ['/service-one/#section2', 'services'],
  ['/asked/examples', 'examples'],
  ['/straight-face#figures', 'straight-face'],
])('%s belongs to %s', (href, part) => {
  expect(partOf(href)).toBe(part)
})

test.each([
  '/',
  '/contact',
  '/teams',
  '/privacy-policy#who',
  '#team',
  'mailto:team@plinth.io',
  'https://plinth.io/team',
  '',
])('%s belongs to no part that can be missing', (href) => {
  expect(partOf(href)).toBeUndefined()
})
