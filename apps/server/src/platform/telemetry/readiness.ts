import { measureDiskRoom } from '@kadr/kit/node/disk-room'
import { sql } from 'drizzle-orm'
import type { AppContext } from '../../context.ts'
import { areMigrationsApplied } from '../../db/migrator.ts'
import { hasWorkerPolled } from '../jobs/heartbeat.ts'
import type { Module } from '../module.ts'

export type Readiness = {
  isReady: boolean
  parts: Record<string, boolean>
}

const TIMEOUT_MS = 2000

/** User files stop at the reserve, so half of it is reached only when something else fills the disk. */
const hasDiskRoom = async (folder: string): Promise<boolean> => {
  const { freeBytes, reserveBytes } = await measureDiskRoom(folder)
  return freeBytes >= reserveBytes / 2
}

/** A check that throws or times out counts as failed. */
const runCheck = (check: () => Promise<boolean>): Promise<boolean> =>
  Promise.race([
    check().catch(() => false),
    new Promise<boolean>((resolve) => setTimeout(resolve, TIMEOUT_MS, false).unref()),
  ])

/** Results by name: the platform's checks, and one for each module that has its own for a role of this process. */
export const checkReadiness = async ({
  ctx,
  modules,
}: {
  ctx: AppContext
  modules: readonly Module[]
}): Promise<Readiness> => {
  const { db } = ctx
  const { roles, dataDir } = ctx.config
  const checks = {
    database: async () => (await db.execute(sql`select 1`)).rows.length === 1,
    migrations: () => areMigrationsApplied(db),
    // A process that only serves pages goes on without workers: taking it out of the line would help nobody.
    ...(roles.has('worker') && { worker: () => hasWorkerPolled(db) }),
    disk: () => hasDiskRoom(dataDir),
    ...Object.fromEntries(
      modules.flatMap(({ name, isReady }) =>
        isReady && roles.has(isReady.role) ? [[name, () => isReady.check(ctx)]] : [],
      ),
    ),
  }
  const parts = Object.fromEntries(
    await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await runCheck(check)] as const),
    ),
  )
  return { isReady: Object.values(parts).every(Boolean), parts }
}
