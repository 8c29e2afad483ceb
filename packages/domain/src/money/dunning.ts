import { DAY_MS, HOUR_MS } from '@kadr/kit/durations'

/** Days after the end of a period on which a failed charge is retried. */
export const RETRY_DAYS = [1, 3, 5, 7] as const

/** The plan stays for this many days after its end while the charge is retried. */
export const GRACE_DAYS = 7

/** Before the end, so that a successful charge leaves no gap. */
const AHEAD_MS = HOUR_MS

/** The law requires a day; the second one covers quiet hours, in which nothing is sent. */
export const NOTICE_AHEAD_MS = 2 * DAY_MS
const NOTICE_MS = DAY_MS

export const graceEnd = (endsAt: Date) => new Date(endsAt.getTime() + GRACE_DAYS * DAY_MS)

export const noticeTime = (endsAt: Date) => new Date(endsAt.getTime() - NOTICE_AHEAD_MS)

/** When a period is charged: before the previous one ends, but never within a day after the notice. */
export const chargeTime = ({ endsAt, noticedAt }: { endsAt: Date; noticedAt: Date }): Date =>
  new Date(Math.max(endsAt.getTime() - AHEAD_MS, noticedAt.getTime() + NOTICE_MS))

/** The next charge after a failed one; undefined when there is none. */
export const retryTime = ({
  endsAt,
  isRetryable,
  now,
}: {
  endsAt: Date
  /** Whether the same method may succeed on another day. */
  isRetryable: boolean
  now: Date
}): Date | undefined => {
  if (!isRetryable) return undefined
  return RETRY_DAYS.map((days) => new Date(endsAt.getTime() + days * DAY_MS - AHEAD_MS)).find(
    (time) => time > now,
  )
}
