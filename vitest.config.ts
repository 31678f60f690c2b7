import { defineConfig } from 'vitest/config'

// Plain Vite does for everything under test: no unit test renders an .astro file, and the #-alias is Node's own.
export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'e2e/support/**/*.test.ts'],
    setupFiles: ['scripts/vitest-setup.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
