import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'

type Window = readonly [width: number, colorScheme: 'light' | 'dark']

export const allWindows = [1440, 1024, 390, 320].flatMap((width): Window[] => [
  [width, 'light'],
  [width, 'dark'],
])

export const twoWindows: Window[] = [
  [1440, 'light'],
  [390, 'dark'],
]

/**
 * Opens addresses of the desk in windows of each width and color scheme; none may have a barrier or scroll sideways.
 * `prepare` is what is done on an open page before it is looked at.
 */
export async function expectNoBarrier(
  page: Page,
  addresses: readonly string[],
  { windows = allWindows, prepare }: { windows?: Window[]; prepare?: (address: string) => Promise<void> } = {},
): Promise<void> {
  for (const [width, colorScheme] of windows) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    for (const address of addresses) {
      await page.goto(address)
      await prepare?.(address)
      await expectAccessible(page)
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(sideways, `${address} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
}
