import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, CHROMIUM_PATH, withMotion } from './support/chromium.ts'
import type { Options } from './support/fixtures.ts'

export default defineConfig<Options>({
  testDir: '.',
  outputDir: 'results/artifacts',
  globalSetup: './support/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // The summary names every retried test; more than two of them fail the run.
  retries: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    // Global setup starts the server and tells the workers where it is.
    baseURL: process.env.E2E_BASE_URL ?? 'http://127.0.0.1:0',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    screenshot: 'only-on-failure',
    trace: 'off',
    // Animations take an eighth of the CPU of a run.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS },
  },
  // By server, so that each starts as rarely as it can; of what size the screen is, the folder tells. The longest first:
  // the last tests of a run must not leave a core idle.
  projects: [
    {
      name: 'walks',
      testMatch: 'walks/**/*.spec.ts',
      use: { hasPrefetch: true, ...withMotion },
    },
    { name: 'process', testMatch: 'process/**/*.spec.ts' },
    { name: 'bot', testMatch: '*/bot/*.spec.ts' },
    { name: 'publishing', testMatch: '*/publishing/*.spec.ts' },
    { name: 'connecting', testMatch: '*/connecting/*.spec.ts' },
    { name: 'analytics', testMatch: '*/analytics/*.spec.ts' },
    { name: 'main', testMatch: '{phone,desktop}/*.spec.ts' },
  ],
})
