import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onDemandPaths } from '#server/web/http/on-demand-paths.ts'

test('the pages rendered on demand are those that say so', () => {
  const pages = readdirSync('src/pages', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.astro'),
  )
  const onDemand = pages.filter((name) => readFileSync(join('src/pages', name), 'utf8').includes('prerender = false'))
  // Variants by query of prerendered pages are internal addresses; queryPagePath has them.
  const own = onDemand.filter((name) => !name.startsWith('asked/'))
  expect([...onDemandPaths].sort()).toEqual(own.map((name) => `/${name.replace(/\.astro$/, '')}`).sort())
})
