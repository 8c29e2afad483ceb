import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '@kadr/kit/clock'
import type { DestinationStream } from 'pino'
import type { Config } from '../src/config/config.ts'
import { createSecrets } from '../src/config/secrets.ts'
import { type Composition, createShell, type Shell } from '../src/platform/shell.ts'
import { createLog } from '../src/platform/telemetry/log.ts'
import type { FakeClock } from './fake-clock.ts'
import { TEST_FOLDER_PREFIX } from './leftovers.ts'
import { NO_API } from './no-api.ts'
import { createTestConfig } from './test-config.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export type TestShellOptions = {
  config?: Partial<Config>
  clock?: FakeClock
  /** Destination of log lines; dropped without it. */
  logTo?: DestinationStream
  /** Jobs have connections of their own, as in a worker. */
  isWorker?: true
}

export type TestShell = Shell & { database: TestDatabase; stop(): Promise<void> }

/** The platform with the given modules, on a fresh database. */
export const createTestShell = async (
  composition: Omit<
    Composition,
    'findMembership' | 'assertInReach' | 'openApi' | 'openOperators' | 'openProofs'
  > &
    Partial<Composition>,
  options: TestShellOptions = {},
): Promise<TestShell> => {
  const dataDir = mkdtempSync(join(tmpdir(), `${TEST_FOLDER_PREFIX}${process.pid}-`))
  const config = createTestConfig({ dataDir, ...options.config })
  const database = await createTestDatabase()
  const log = createLog({ config, ...(options.logTo && { destination: options.logTo }) })
  const shell = await createShell(
    {
      config,
      secrets: createSecrets(Buffer.alloc(32, 7)),
      database,
      workerUrl: options.isWorker ? database.url : null,
      clock: options.clock ?? systemClock,
      log,
    },
    {
      findMembership: async () => undefined,
      assertInReach: async () => {},
      openApi: () => NO_API,
      openOperators: () => ({ admit: async () => {}, record: async () => {} }),
      openProofs: () => ({ demand: async () => {} }),
      ...composition,
    },
  )
  return {
    ...shell,
    database,
    async stop() {
      await shell.close()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
