import { setTimeout as pause } from 'node:timers/promises'
import type { AppContext } from '../../context.ts'
import { findHead, findPositionBefore, listLive } from './event-log.ts'

type LiveRow = Awaited<ReturnType<typeof listLive>>[number]

type Tail = {
  rows: LiveRow[]
  /** The reader has seen everything up to this position. */
  position: number
  /** The reader is too far behind: events were skipped and it has to reload. */
  isGap: boolean
}

/** Sees the events of the workspace, and the user's own events without a workspace. */
type Reader = { workspaceId: string; userId: string }

export type LiveFeed = {
  findStart(reader: Reader & { sinceMs: number }): Promise<number>
  /** Events for the reader after a position, from the next poll; may be empty. */
  next(reader: Reader & { after: number }): Promise<Tail>
}

type Waiter = Reader & {
  after: number
  resolve(tail: Tail): void
  reject(error: unknown): void
}

const EVERY_MS = 700
/** Beyond this many events a full reload is cheaper for a client. */
const MAX_BEHIND = 5000

const isSeenBy = (row: LiveRow, { workspaceId, userId }: Reader) =>
  row.workspaceId === null ? row.subjectId === userId : row.workspaceId === workspaceId

const readTails = async ({ ctx, waiters }: { ctx: AppContext; waiters: readonly Waiter[] }) => {
  const head = await findHead(ctx.db)
  const isFar = ({ after }: Waiter) => head - after > MAX_BEHIND || after > head
  const near = waiters.filter((waiter) => !isFar(waiter))
  const after = Math.min(head, ...near.map((waiter) => waiter.after))
  const readers = {
    workspaceIds: [...new Set(near.map(({ workspaceId }) => workspaceId))],
    userIds: [...new Set(near.map(({ userId }) => userId))],
  }
  const rows = after < head ? await listLive({ db: ctx.db, ...readers, after, upTo: head }) : []
  for (const waiter of waiters) {
    const isGap = isFar(waiter)
    const own = rows.filter((row) => isSeenBy(row, waiter) && Number(row.position) > waiter.after)
    waiter.resolve({ rows: isGap ? [] : own, position: head, isGap })
  }
}

/** One polling query serves all subscribers of this process; it stops when there are none. */
export const createLiveFeed = (ctx: AppContext): LiveFeed => {
  let waiting: Waiter[] = []
  let isPolling = false

  const runPolling = async () => {
    isPolling = true
    while (waiting.length > 0) {
      const waiters = waiting
      waiting = []
      try {
        await readTails({ ctx, waiters })
      } catch (error) {
        for (const { reject } of waiters) reject(error)
      }
      await pause(EVERY_MS, undefined, { ref: false })
    }
    isPolling = false
  }

  return {
    findStart: (reader) => findPositionBefore({ db: ctx.db, ...reader }),
    next: (reader) =>
      new Promise((resolve, reject) => {
        waiting.push({ ...reader, resolve, reject })
        if (!isPolling) void runPolling()
      }),
  }
}
