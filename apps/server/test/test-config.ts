import { type Config, loadConfig } from '../src/config/config.ts'

/** The configuration of a test app: the sandbox, no demo rows, no limits, no log, no web build. */
export const createTestConfig = (overrides: Partial<Config> = {}): Config => ({
  ...loadConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    DEMO: 'off',
    RATE_LIMITS: 'off',
    WEB_DIST: '/nonexistent',
  }),
  ...overrides,
})
