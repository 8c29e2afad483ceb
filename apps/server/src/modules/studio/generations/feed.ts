import { setTimeout as pause } from 'node:timers/promises'
import type { AppContext } from '../../../context.ts'
import { type GenerationFacts, listActiveOrRecent, listResults } from './generations.repository.ts'
import { listQueue } from './queue.repository.ts'

const EVERY_MS = 700
/** Ended generations stay in the feed this long because their thumbnails are still being made. */
const AFTER_MS = 60_000

/** `sign` changes when anything the client displays changes. */
type SeenGeneration = { row: GenerationFacts; sign: string }

export type Feed = { next(workspaceId: string): Promise<SeenGeneration[]> }

const poll = async (
  ctx: AppContext,
  workspaceIds: readonly string[],
): Promise<SeenGeneration[]> => {
  const since = new Date(ctx.clock.now().getTime() - AFTER_MS)
  const rows = await listActiveOrRecent({ db: ctx.db, workspaceIds, since })
  const ready = rows.filter(({ state }) => state === 'ready').map(({ id }) => id)
  const results = ready.length > 0 ? await listResults({ db: ctx.db, ids: ready }) : []
  const hasQueued = rows.some(({ state }) => state === 'queued')
  const queue = hasQueued ? await listQueue({ db: ctx.db }) : []
  return rows.map((row) => {
    const files = results
      .filter(({ generationId }) => generationId === row.id)
      .map(({ resource }) => `${resource.id} ${resource.state} ${resource.thumbnail}`)
    const position = queue.findIndex(({ id }) => id === row.id)
    return { row, sign: [row.state, row.progress, position, ...files].join(':') }
  })
}

type Waiter = {
  workspaceId: string
  resolve(seen: SeenGeneration[]): void
  reject(error: unknown): void
}

/** One polling query serves all subscribers of this process; it stops when there are none. */
export const createFeed = (ctx: AppContext): Feed => {
  let waiting: Waiter[] = []
  let isPolling = false

  const pollFor = async (waiters: readonly Waiter[]) => {
    try {
      const seen = await poll(ctx, [...new Set(waiters.map(({ workspaceId }) => workspaceId))])
      for (const { workspaceId, resolve } of waiters) {
        resolve(seen.filter(({ row }) => row.workspaceId === workspaceId))
      }
    } catch (error) {
      for (const { reject } of waiters) reject(error)
    }
  }

  const runPolling = async () => {
    isPolling = true
    while (waiting.length > 0) {
      const waiters = waiting
      waiting = []
      await pollFor(waiters)
      await pause(EVERY_MS, undefined, { ref: false })
    }
    isPolling = false
  }

  return {
    next: (workspaceId) =>
      new Promise((resolve, reject) => {
        waiting.push({ workspaceId, resolve, reject })
        if (!isPolling) void runPolling()
      }),
  }
}
