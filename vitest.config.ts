import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/**
 * Test files share their workers, since imports cost more than tests. What keeps state in modules resets it:
 * apps/web/test/shared-browser.ts does so for the stores of the web.
 */
const isolate = false

const PROPERTY_SEED = join(import.meta.dirname, 'scripts/lib/property-seed.ts')

/** Only what hangs reaches it: a busy machine is many times slower than an idle one. */
const TIMEOUT_MS = 180_000

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          include: ['packages/**/*.test.ts', 'apps/server/**/*.test.ts', 'scripts/**/*.test.ts'],
          isolate,
          setupFiles: [PROPERTY_SEED],
          globalSetup: ['apps/server/test/global-setup.ts'],
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        test: {
          name: 'web',
          root: 'apps/web',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          environment: 'happy-dom',
          isolate,
          setupFiles: [PROPERTY_SEED, join(import.meta.dirname, 'apps/web/test/shared-browser.ts')],
          testTimeout: TIMEOUT_MS,
        },
      },
    ],
  },
})
