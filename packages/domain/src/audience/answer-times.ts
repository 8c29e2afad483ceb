import { DAY_MS, MINUTE_MS, SECOND_MS } from '@kadr/kit/durations'

/** An answer, and an act on what others wrote, can be taken back this long. */
export const UNDO_MS = 10 * SECOND_MS

/** Clocks of the network and ours may differ: no answer is begun in the last two minutes. */
const SKEW_MS = 2 * MINUTE_MS

/** When a dialog, or a comment in private, can be answered no more; null: always. */
export const windowEnd = ({
  lastAt,
  windowMs,
}: {
  lastAt: Date | null
  windowMs: number | null
}): Date | null =>
  windowMs === null || lastAt === null ? null : new Date(lastAt.getTime() + windowMs - SKEW_MS)

/** The network took it or not, and does not tell: a person is asked after this. */
export const RECONCILE_FOR_MS = DAY_MS / 12

const RETRY_MIN_MS = 15 * SECOND_MS
const RETRY_MAX_MS = 15 * MINUTE_MS
/** An answer that was refused for this long is not sent any more: its time has passed. */
const RETRY_FOR_MS = 6 * 60 * MINUTE_MS

/** Undefined: given up. */
export const nextAnswerTry = ({
  failures,
  retryAt,
  queuedAt,
  now,
}: {
  /** In a row, this one included. */
  failures: number
  retryAt?: Date | undefined
  queuedAt: Date
  now: Date
}): Date | undefined => {
  if (now.getTime() - queuedAt.getTime() > RETRY_FOR_MS) return undefined
  const wait = Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** Math.min(10, failures - 1))
  return retryAt && retryAt > now ? retryAt : new Date(now.getTime() + wait)
}
