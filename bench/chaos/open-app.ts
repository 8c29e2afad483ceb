import { type ProcessClock, systemClock } from '@kadr/kit/clock'
import { composition } from '../../apps/server/src/app.ts'
import { loadConfig } from '../../apps/server/src/config/config.ts'
import { type Env, readEnv } from '../../apps/server/src/config/env.ts'
import { loadSecrets } from '../../apps/server/src/config/secrets.ts'
import { openDatabase } from '../../apps/server/src/db/connection.ts'
import { migrateDatabase } from '../../apps/server/src/db/migrator.ts'
import { seed } from '../../apps/server/src/modules/operations/demo/index.ts'
import { createShell } from '../../apps/server/src/platform/shell.ts'
import { createLog } from '../../apps/server/src/platform/telemetry/log.ts'
import type { TestShell } from '../../apps/server/test/test-shell.ts'

/** The application in this process, on the database shared with the killed workers. */
export const openApp = async ({
  url,
  env,
  clock = systemClock,
  answersWithinMs,
}: {
  url: string
  env: Env
  clock?: ProcessClock
  /** Where the way to the database may vanish. */
  answersWithinMs?: number
}): Promise<TestShell> => {
  const config = loadConfig(readEnv(env))
  const database = openDatabase({
    url,
    maxConnections: 8,
    ...(answersWithinMs !== undefined && { answersWithinMs }),
    onIdleError: () => undefined,
  })
  await migrateDatabase({ pool: database.pool })
  const log = createLog({ config })
  const options = { config, secrets: loadSecrets(config), database, workerUrl: null, log }
  const shell = await createShell({ ...options, clock }, composition)
  await seed({ ctx: shell.ctx })
  const stop = async () => {
    await shell.close()
    await database.close()
  }
  return { ...shell, database: { ...database, url }, stop }
}
