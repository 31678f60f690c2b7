import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type FullStyles, fullStylesName } from '../../scripts/build/styles/full-styles.ts'
import { testsBuild } from './tests-build.ts'

const full: FullStyles = JSON.parse(readFileSync(join(testsBuild(), fullStylesName), 'utf8'))

/** The rules left out of a prerendered page's style sheet, or of a page of an example; undefined for a complete one. */
export const stylesOf = (path: string): FullStyles['sheets'][string] | undefined =>
  full.sheets[full.pages[path === '/' ? '/index.html' : `${path.replace(/\/$/, '')}.html`] ?? ''] ??
  (/^\/examples\/[^/?]+$/.test(path) ? full.examples : undefined)

/**
 * Selectors of elements on the current page whose rules the build left out. There should be none, in any state of the
 * page.
 */
export async function unstyled(page: Page): Promise<string[]> {
  if (!page.url().startsWith('http')) return []
  const leftOut = stylesOf(decodeURI(new URL(page.url()).pathname))?.leftOut ?? []
  return page.evaluate((selectors) => {
    // A page of another build at the same address may have left out fewer rules.
    const own = Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent).join('')
    return selectors.filter((selector) => document.querySelector(selector) && !own.includes(selector))
  }, leftOut)
}
