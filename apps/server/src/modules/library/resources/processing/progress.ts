import type { AppContext } from '../../../../context.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { appendResourceEvents } from '../resource-events.ts'
import { type ResourceRow, storeProgress } from '../resources.repository.ts'

const EVERY_MS = 1000
/** Percent between two events: the event log keeps them for months. */
const EVENT_STEP = 10

/** Throttled to one write a second. Writes are best effort: losing one only delays the percentage. */
export const createProgress = ({ ctx, row }: { ctx: AppContext; row: ResourceRow }) => {
  let nextAt = 0
  let lastStep = 0
  const store = (progress: number, hasEvent: boolean) =>
    inTransaction(ctx.db, async (tx) => {
      const { id, fileId, workspaceId } = row
      await storeProgress({ db: tx, id, fileId, progress })
      if (hasEvent) {
        await appendResourceEvents({ tx, kind: 'resource.changed', workspaceId, ids: [id] })
      }
    })
  return (percent: number): void => {
    const now = performance.now()
    if (now < nextAt) return
    nextAt = now + EVERY_MS
    const progress = Math.max(0, Math.min(99, Math.floor(percent)))
    const step = Math.floor(progress / EVENT_STEP)
    store(progress, step > lastStep).catch((error: unknown) =>
      ctx.log.warn({ err: error, resourceId: row.id }, 'resources.progress.save_failed'),
    )
    lastStep = step
  }
}
