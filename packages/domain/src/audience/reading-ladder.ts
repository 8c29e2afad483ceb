import { DAY_MS, HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'

/** How far back posts are read for comments. */
export const READ_POSTS_DAYS = 30
export const MAX_READ_POSTS = 100

const LADDER: readonly { untilMs: number; everyMs: number }[] = [
  { untilMs: DAY_MS, everyMs: 3 * MINUTE_MS },
  { untilMs: 3 * DAY_MS, everyMs: 15 * MINUTE_MS },
  { untilMs: 7 * DAY_MS, everyMs: HOUR_MS },
]
const QUIET_MS = 6 * HOUR_MS
/** Where one quota serves everybody, reading is thinner. */
const SHARED_FACTOR = 5
/** Where the network tells by itself, reading only makes sure. */
const TOLD_FACTOR = 4

/** When an account is read next: minutes while its newest post or dialog is young, hours later. */
export const nextConversationReading = ({
  youngestAt,
  isSharedQuota,
  isTold,
  now,
}: {
  /** The newest post, or the newest thing written to the account. */
  youngestAt: Date | null
  isSharedQuota: boolean
  isTold: boolean
  now: Date
}): Date => {
  const age = youngestAt ? now.getTime() - youngestAt.getTime() : Number.POSITIVE_INFINITY
  const base = LADDER.find(({ untilMs }) => age < untilMs)?.everyMs ?? QUIET_MS
  const wait = base * (isSharedQuota ? SHARED_FACTOR : 1) * (isTold ? TOLD_FACTOR : 1)
  return new Date(now.getTime() + Math.min(wait, 12 * HOUR_MS))
}

const WHOLE_EVERY_MS = DAY_MS

/** A whole reading finds new answers under old comments. */
export const isWholeReadingDue = ({ wholeAt, now }: { wholeAt: Date | null; now: Date }) =>
  wholeAt === null || now.getTime() - wholeAt.getTime() >= WHOLE_EVERY_MS

/** Written before the account was switched on, except for the last hour. */
export const isBacklog = ({ happenedAt, switchedAt }: { happenedAt: Date; switchedAt: Date }) =>
  happenedAt.getTime() < switchedAt.getTime() - HOUR_MS
