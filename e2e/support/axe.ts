import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Rules whose answer depends on the width and the scheme in which a page is seen. */
export const rulesOfLooks = [
  'aria-hidden-focus',
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
]

/**
 * Fails with one readable line per violation and place.
 * @param within a selector of the part that is looked at; the whole page, when left out
 * @param rules only these, by their names
 */
export async function expectAccessible(page: Page, within?: string, rules?: readonly string[]): Promise<void> {
  // No page has a frame, for which a second page would be opened; and of what is right nothing is told.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (rules) builder.withRules([...rules])
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze()
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => [id, help, target.join(' '), any[0]?.message].filter(Boolean).join(' | ')),
  )
  expect(lines).toEqual([])
}
