import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Rules whose result depends on the width and the color scheme. */
export const rulesOfLooks = [
  'aria-hidden-focus',
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
]

/**
 * Fails with one readable line per violation and place.
 * @param within a selector of the checked part; default the whole page
 * @param rules the names of the only rules to check
 */
export async function expectAccessible(page: Page, within?: string, rules?: readonly string[]): Promise<void> {
  // Legacy mode, since no page has a frame that would need a second page; only violations are reported.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (rules) builder.withRules([...rules])
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze()
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => [id, help, target.join(' '), any[0]?.message].filter(Boolean).join(' | ')),
  )
  expect(lines).toEqual([])
}
