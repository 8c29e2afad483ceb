import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, loadConfig } from '../src/config/config.ts'
import { TEST_FOLDER_PREFIX } from './leftovers.ts'

/** The configuration of a test app: the sandbox, no demo rows, no limits, no log, no web build. */
export const createTestConfig = (overrides: Partial<Config> = {}): Config => ({
  ...loadConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    DEMO: 'off',
    RATE_LIMITS: 'off',
    WEB_DIST: '/nonexistent',
    // Removed by the next run after this process has exited.
    DATA_DIR: join(tmpdir(), `${TEST_FOLDER_PREFIX}${process.pid}-${randomUUID()}`),
  }),
  ...overrides,
})
