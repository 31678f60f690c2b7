import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Fails with one readable line per violation and place.
 * @param within a selector of the part that is looked at; the whole page, when left out
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  // No page has a frame, for which a second page would be opened; and of what is right nothing is told.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze()
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => [id, help, target.join(' '), any[0]?.message].filter(Boolean).join(' | ')),
  )
  expect(lines).toEqual([])
}
