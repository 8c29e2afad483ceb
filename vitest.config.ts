import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/**
 * Test files share their workers, since imports cost more than tests. What keeps state in modules resets it:
 * apps/web/test/shared-browser.ts does so for the stores of the web.
 */
const isolate = false

/** Tests allocate much that dies young: with a larger young generation it is collected more rarely, at less cost. */
const execArgv = ['--min-semi-space-size=16', '--max-semi-space-size=64']

const TEST_SETUP = join(import.meta.dirname, 'scripts/lib/test-setup.ts')

/** Only what hangs reaches them: a busy machine is many times slower than an idle one. */
const TIMEOUT_MS = 180_000
const poll = { timeout: 60_000 }

const WEB = join(import.meta.dirname, 'apps/web')
const BROWSER = '// @vitest-environment happy-dom'
const isInBrowser = (file: string) =>
  file.endsWith('.tsx') || readFileSync(join(WEB, file), 'utf8').startsWith(BROWSER)
const [inBrowser = [], inNode = []] = [true, false].map((wanted) =>
  globSync('src/**/*.test.{ts,tsx}', { cwd: WEB }).filter((file) => isInBrowser(file) === wanted),
)

const web = (options: { name: string; include: string[]; environment: 'node' | 'happy-dom' }) => ({
  extends: './apps/web/vite.config.ts',
  test: {
    ...options,
    root: 'apps/web',
    isolate,
    execArgv,
    setupFiles: [TEST_SETUP, join(import.meta.dirname, 'apps/web/test/shared-browser.ts')],
    testTimeout: TIMEOUT_MS,
    expect: { poll },
  },
})

export default defineConfig({
  test: {
    // One more than cores: some tests wait for processes and clocks.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'node',
          include: [
            'packages/**/*.test.ts',
            'apps/server/**/*.test.ts',
            'apps/web/scripts/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          isolate,
          execArgv,
          // Node runs these files itself, as it runs the server; no test replaces a module.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          setupFiles: [TEST_SETUP],
          globalSetup: ['apps/server/test/global-setup.ts'],
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
          expect: { poll },
        },
      },
      // A browser is emulated for components, and for files that ask for it in their first line: it is slow to start, and
      // slower still where files without it share its workers.
      web({ name: 'web', include: inNode, environment: 'node' }),
      web({ name: 'components', include: inBrowser, environment: 'happy-dom' }),
    ],
  },
})
