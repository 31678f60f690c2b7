import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Fails with one readable line per violation and place. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => [id, help, target.join(' '), any[0]?.message].filter(Boolean).join(' | ')),
  )
  expect(lines).toEqual([])
}
