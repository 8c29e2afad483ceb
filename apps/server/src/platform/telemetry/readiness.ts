import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { areMigrationsApplied } from '../../db/migrator.ts'
import { hasWorkerPolled } from '../jobs/heartbeat.ts'

export type Readiness = {
  isReady: boolean
  parts: { database: boolean; migrations: boolean; worker: boolean }
}

const TIMEOUT_MS = 2000

/** A check that fails or hangs counts as "no". */
const holds = (check: () => Promise<boolean>): Promise<boolean> =>
  Promise.race([
    check().catch(() => false),
    new Promise<boolean>((resolve) => setTimeout(resolve, TIMEOUT_MS, false).unref()),
  ])

export const checkReadiness = async (db: Db): Promise<Readiness> => {
  const [database, migrations, worker] = await Promise.all([
    holds(async () => (await db.execute(sql`select 1`)).rows.length === 1),
    holds(() => areMigrationsApplied(db)),
    holds(() => hasWorkerPolled(db)),
  ])
  return { isReady: database && migrations && worker, parts: { database, migrations, worker } }
}
