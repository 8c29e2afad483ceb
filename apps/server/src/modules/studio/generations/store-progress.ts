import type { AppContext } from '../../../context.ts'
import { type GenerationLease, storeProgress } from './queue.repository.ts'

const EVERY_MS = 500
/** The last percent is storing the result. */
const MAX_PERCENT = 99

/** Throttled to two writes a second. Writes are best effort: losing one only delays the percentage. */
export const createProgress = ({ ctx, hold }: { ctx: AppContext; hold: GenerationLease }) => {
  let nextAt = 0
  return (share: number): void => {
    const now = performance.now()
    if (now < nextAt) return
    nextAt = now + EVERY_MS
    const progress = Math.min(MAX_PERCENT, Math.floor(share * 100))
    storeProgress({ db: ctx.db, hold, progress }).catch((error: unknown) =>
      ctx.log.warn({ err: error, generationId: hold.id }, 'renderer.progress.save_failed'),
    )
  }
}
