import { systemClock } from '@kadr/kit/clock'
import { composition } from '../../apps/server/src/app.ts'
import { loadConfig } from '../../apps/server/src/config/config.ts'
import { createSecrets } from '../../apps/server/src/config/secrets.ts'
import type { AppContext } from '../../apps/server/src/context.ts'
import { openDatabase } from '../../apps/server/src/db/connection.ts'
import { migrateDatabase } from '../../apps/server/src/db/migrator.ts'
import { registerOnce } from '../../apps/server/src/modules/identity/auth/index.ts'
import { renamePersonalWorkspace } from '../../apps/server/src/modules/identity/workspaces/index.ts'
import { reservePoints } from '../../apps/server/src/modules/money/points/index.ts'
import { startPaidPlan } from '../../apps/server/src/modules/money/subscription/index.ts'
import { seed } from '../../apps/server/src/modules/operations/demo/index.ts'
import { createShell } from '../../apps/server/src/platform/shell.ts'
import { createLog } from '../../apps/server/src/platform/telemetry/log.ts'

const YEAR_MS = 365 * 86_400_000

/** A user of the Agency plan, so that points do not run out while measuring. */
const registerSpender = async (ctx: AppContext) => {
  let workspaceId = ''
  await registerOnce({
    ctx,
    identity: {
      provider: 'google',
      subject: 'bench',
      label: 'bench@example.com',
      firstName: 'Бенч',
      lastName: '',
      photoUrl: null,
    },
    more: [],
    afterwards: async ({ tx, userId }) => {
      workspaceId = await renamePersonalWorkspace({ tx, userId, name: 'Замеры' })
      const startedAt = new Date()
      const expiresAt = new Date(startedAt.getTime() + YEAR_MS)
      await startPaidPlan({ tx, userId, plan: 'AGENCY', startedAt, expiresAt })
    },
  })
  return workspaceId
}

/** The application without its HTTP port, over an empty database. */
export const openBenchApp = async (url: string) => {
  const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO: 'off' })
  const database = openDatabase({ url, maxConnections: 20, onIdleError: () => undefined })
  await migrateDatabase({ pool: database.pool })
  const secrets = createSecrets(Buffer.alloc(32, 7))
  const log = createLog({ config })
  const shell = await createShell(
    { config, secrets, database, workerUrl: null, clock: systemClock, log },
    composition,
  )
  const { ctx } = shell
  await seed({ ctx })
  const workspaceId = await registerSpender(ctx)
  return {
    ctx,
    workspaceId,
    reserve: (key: string) =>
      reservePoints({ ctx, workspaceId, kind: 'aiGenerations', amount: 1, key }),
    close: async () => {
      await shell.close()
      await database.close()
    },
  }
}
