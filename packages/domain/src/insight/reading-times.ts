import { DAY_MS, HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'

/** Reading interval by age of a post: dense while it grows fast. */
const LADDER: readonly { untilMs: number; everyMs: number }[] = [
  { untilMs: 2 * HOUR_MS, everyMs: 15 * MINUTE_MS },
  { untilMs: DAY_MS, everyMs: HOUR_MS },
  { untilMs: 7 * DAY_MS, everyMs: 6 * HOUR_MS },
  { untilMs: 30 * DAY_MS, everyMs: DAY_MS },
  { untilMs: 90 * DAY_MS, everyMs: 7 * DAY_MS },
]

const ACCOUNT_EVERY_MS = DAY_MS
const BUCKET_MS = 15 * MINUTE_MS

/** How far back figures and posts of a new account are read. */
export const BACKFILL_DAYS = 90

/** When a post is read next; null: only on request. */
export const nextItemReading = ({
  publishedAt,
  now,
}: {
  publishedAt: Date
  now: Date
}): Date | null => {
  const age = now.getTime() - publishedAt.getTime()
  const step = LADDER.find(({ untilMs }) => age < untilMs)
  return step ? new Date(now.getTime() + step.everyMs) : null
}

export const nextAccountReading = (now: Date): Date => new Date(now.getTime() + ACCOUNT_EVERY_MS)

const RETRY_MIN_MS = 5 * MINUTE_MS
const RETRY_MAX_MS = 6 * HOUR_MS

/** Exponential backoff of failed readings; a retry time named by the network takes precedence. */
export const nextRetry = ({
  failures,
  retryAt,
  now,
}: {
  /** In a row, this one included. */
  failures: number
  retryAt?: Date | undefined
  now: Date
}): Date => {
  const wait = Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** Math.min(20, failures - 1))
  return retryAt && retryAt > now ? retryAt : new Date(now.getTime() + wait)
}

/** Start of the bucket a reading belongs to. */
export const bucketOf = (at: Date): Date =>
  new Date(Math.floor(at.getTime() / BUCKET_MS) * BUCKET_MS)
