import { defineConfig } from '@playwright/test'
import { launchOptions } from './e2e/support/browser.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // No retries: a journey that passes only the second time shows a fault.
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    locale: 'en-US',
    // Recording each step takes much time; `npx playwright test <file> --trace on` does it for one file.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
  },
})
