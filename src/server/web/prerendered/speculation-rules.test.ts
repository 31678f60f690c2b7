import { expect, test } from 'vitest'
import { testApp } from '#server/testing/test-app.ts'
import { onDemandPaths } from '#server/web/http/on-demand-paths.ts'
import { speculationPath, speculationRules } from '#server/web/prerendered/speculation-rules.ts'

test('a page rendered for each visit leads browsers to the rules, and nothing else does', async () => {
  const host = await testApp({
    onDemand: () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
  })
  expect((await host.inject('/contact')).headers['speculation-rules']).toBe(`"${speculationPath}"`)
  for (const path of ['/team', '/robots.txt'])
    expect((await host.inject(path)).headers, path).not.toHaveProperty('speculation-rules')
})

test('the rules have the media type of speculation rules', async () => {
  const { headers, body } = await (await testApp()).inject(speculationPath)
  expect(headers['content-type']).toContain('application/speculationrules+json')
  expect(body).toBe(speculationRules)
})

test.each(onDemandPaths)('%s, which is rendered for each visit, is not fetched early', (path) => {
  for (const rules of Object.values(JSON.parse(speculationRules)) as {
    where: { and: { not?: { href_matches: string[] } }[] }
  }[][])
    expect(rules[0]?.where.and[1]?.not?.href_matches).toContain(`${path}*`)
})

test('pages are prefetched on approach and prerendered on press', () => {
  const { prefetch, prerender } = JSON.parse(speculationRules)
  expect([prefetch[0].eagerness, prerender[0].eagerness]).toEqual(['moderate', 'conservative'])
})
