import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type FullStyles, fullStylesName } from '../../scripts/build/styles/full-styles.ts'
import { testsBuild } from './tests-build.ts'

const full: FullStyles = JSON.parse(readFileSync(join(testsBuild(), fullStylesName), 'utf8'))

/** What the build left out of a prerendered page's style sheet; undefined for a page that is not pruned. */
export const stylesOf = (path: string): FullStyles['sheets'][string] | undefined =>
  full.sheets[full.pages[path === '/' ? '/index.html' : `${path.replace(/\/$/, '')}.html`] ?? '']

/** Classes now on the page whose rules the build left out. There should be none in any state of the page. */
export async function unstyled(page: Page): Promise<string[]> {
  if (!page.url().startsWith('http')) return []
  const leftOut = stylesOf(decodeURI(new URL(page.url()).pathname))?.leftOut ?? []
  return page.evaluate((classes) => {
    // A page of another build, at the same address, may have left out less.
    const own = Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent).join('')
    return classes.filter((name) => document.querySelector(`.${name}`) && !own.includes(`.${name}`))
  }, leftOut)
}
