import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Test files share their workers: nothing of ours keeps state in modules, and imports cost more than tests. */
const isolate = false
/** A machine may be too busy once; a test that passes at a later try is marked so in the output. */
const retry = 2

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          include: ['packages/**/*.test.ts', 'apps/server/**/*.test.ts', 'scripts/**/*.test.ts'],
          isolate,
          retry,
          globalSetup: ['apps/server/test/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
          retry,
          setupFiles: [join(import.meta.dirname, 'apps/web/test/shared-browser.ts')],
          testTimeout: 60_000,
        },
      },
    ],
  },
})
