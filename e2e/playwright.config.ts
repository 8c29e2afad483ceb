import { defineConfig } from '@playwright/test'
import { CHROMIUM, withMotion } from './support/chromium.ts'
import type { Options } from './support/fixtures.ts'

export default defineConfig<Options>({
  testDir: '.',
  outputDir: 'results/artifacts',
  globalSetup: './support/global-setup.ts',
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // The summary names every retried test; it has to pass three times alone at the end of `npm test`.
  retries: 2,
  // Only what hangs reaches them: a busy machine is many times slower than an idle one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    // Global setup starts the server and tells the workers where it is.
    baseURL: process.env.E2E_BASE_URL ?? 'http://127.0.0.1:0',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // Without them what hangs is only told as the timeout of its test, without its line.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    screenshot: 'only-on-failure',
    trace: 'off',
    // Animations take an eighth of the CPU of a run.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: CHROMIUM,
  },
  // By server; of what size the screen is, the folder tells. Tests that wait for real seconds have one worker for each
  // server, beside two that never wait.
  projects: [
    {
      name: 'walks',
      testMatch: 'walks/**/*.spec.ts',
      workers: 1,
      use: { hasPrefetch: true, ...withMotion },
    },
    { name: 'publishing', testMatch: 'desktop/publishing/*.spec.ts', workers: 1 },
    { name: 'bot', testMatch: 'desktop/bot/*.spec.ts', workers: 1 },
    { name: 'process', testMatch: 'process/*.spec.ts', workers: 1 },
    { name: 'connecting', testMatch: '*/connecting/*.spec.ts', workers: 1 },
    // Its tests begin with no post and no account.
    { name: 'publishing on a phone', testMatch: 'phone/publishing/*.spec.ts', workers: 1 },
    { name: 'admin', testMatch: '*/admin/*.spec.ts', workers: 1 },
    { name: 'stock', testMatch: 'desktop/stock/*.spec.ts', workers: 1 },
    { name: 'analytics', testMatch: 'desktop/analytics/*.spec.ts', workers: 1 },
    {
      name: 'main',
      testMatch: '{phone,desktop}/**/*.spec.ts',
      testIgnore: '*/{publishing,bot,connecting,analytics,admin,stock}/*',
      workers: 2,
    },
  ],
})
