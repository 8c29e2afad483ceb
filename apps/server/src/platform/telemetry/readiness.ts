import { measureDiskRoom } from '@kadr/kit/node/disk-room'
import { sql } from 'drizzle-orm'
import type { AppContext } from '../../context.ts'
import { areMigrationsApplied } from '../../db/migrator.ts'
import type { Module } from '../module.ts'

export type Readiness = {
  isReady: boolean
  parts: Record<string, boolean>
}

type Check = () => Promise<boolean>

const TIMEOUT_MS = 2000
/** Nothing lies there: the store has to say so. */
const PROBED_KEY = 'ready/probe'

/** User files stop at the reserve, so half of it is reached only when something else fills the disk. */
const hasDiskRoom = async (folder: string): Promise<boolean> => {
  const { freeBytes, reserveBytes } = await measureDiskRoom(folder)
  return freeBytes >= reserveBytes / 2
}

/** Asked again only when it has answered: whoever asks every second would fill the connections to a silent store. */
const oneAtATime = (check: Check): Check => {
  let running: Promise<boolean> | undefined
  return () => {
    running ??= check().finally(() => {
      running = undefined
    })
    return running
  }
}

/** A check that throws or times out counts as failed. */
const runCheck = (check: Check): Promise<boolean> =>
  Promise.race([
    check().catch(() => false),
    new Promise<boolean>((resolve) => setTimeout(resolve, TIMEOUT_MS, false).unref()),
  ])

/**
 * Tells results by name: the platform's checks, and one for each module that has its own for a role of this process.
 * Each is about this process alone: a restart of workers takes no page out of the line.
 */
export const createReadiness = ({
  ctx,
  modules,
}: {
  ctx: AppContext
  modules: readonly Module[]
}): (() => Promise<Readiness>) => {
  const { db, blobs, jobs } = ctx
  const { roles, dataDir } = ctx.config
  const checks: Record<string, Check> = {
    database: oneAtATime(async () => (await db.execute(sql`select 1`)).rows.length === 1),
    migrations: oneAtATime(() => areMigrationsApplied(db)),
    storage: oneAtATime(() => blobs.head(PROBED_KEY).then(() => true)),
    ...(roles.has('worker') && { worker: async () => jobs.isPolling() }),
    disk: () => hasDiskRoom(dataDir),
    ...Object.fromEntries(
      modules.flatMap(({ name, isReady }) =>
        isReady && roles.has(isReady.role) ? [[name, () => isReady.check(ctx)]] : [],
      ),
    ),
  }
  // A store that is away is away for all pages: most of what people do goes on without it, out of the line nothing would.
  let hasReachedStorage = false
  return async () => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await runCheck(check)] as const),
    )
    const parts = Object.fromEntries(results)
    hasReachedStorage ||= parts.storage === true
    const isForgiven = (name: string) =>
      name === 'storage' && roles.has('http') && hasReachedStorage
    return { isReady: results.every(([name, isFine]) => isFine || isForgiven(name)), parts }
  }
}
