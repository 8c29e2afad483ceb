import type { AppContext } from '../../context.ts'
import { type ResourceRow, storeProgress } from './resources.repository.ts'

const EVERY_MS = 1000

/** Stores the percent, at most once a second. A lost write is only a percent not shown. */
export const createProgress = ({ ctx, row }: { ctx: AppContext; row: ResourceRow }) => {
  let nextAt = 0
  return (percent: number): void => {
    const now = performance.now()
    if (now < nextAt) return
    nextAt = now + EVERY_MS
    const progress = Math.max(0, Math.min(99, Math.floor(percent)))
    storeProgress({ db: ctx.db, id: row.id, fileId: row.fileId, progress }).catch(
      (error: unknown) =>
        ctx.log.warn({ err: error, resourceId: row.id }, 'progress was not stored'),
    )
  }
}
