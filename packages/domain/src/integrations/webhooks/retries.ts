import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@kadr/kit/durations'

/** Pauses between the attempts of one delivery, as Standard Webhooks advises: three days in all. */
const PAUSES_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  DAY_MS,
]

/** A share of the pause by which attempts of many deliveries come apart. */
const JITTER = 0.2
const MAX_REST_MS = 5 * MINUTE_MS
const MAX_ASKED_MS = DAY_MS
/** More than an hour, as the endpoint rests longer and longer between them. */
export const FAILURES_TO_PAUSE = 20

const spread = (ms: number, chance: number) => ms * (1 - JITTER + 2 * JITTER * chance)

/** After so many attempts of a delivery; undefined when there is no other. `chance` is a random number from 0 to 1. */
export const retryAfterMs = (attempts: number, chance: number): number | undefined => {
  const pause = PAUSES_MS[attempts - 1]
  return pause === undefined ? undefined : spread(pause, chance)
}

/** Nothing is sent to an endpoint for so long after so many failures in a row: one that is dead is asked rarely. */
export const restMs = (failures: number, chance: number): number =>
  failures < 2 ? 0 : Math.min(MAX_REST_MS, spread(2 ** Math.min(failures, 9) * SECOND_MS, chance))

/** The header Retry-After: seconds or a date. Nobody is waited for longer than a day. */
export const askedPauseMs = (header: string | null, now: Date): number => {
  if (header === null) return 0
  const text = header.trim()
  const ms = /^\d{1,9}$/.test(text)
    ? Number(text) * SECOND_MS
    : new Date(text).getTime() - now.getTime()
  return Number.isFinite(ms) ? Math.min(MAX_ASKED_MS, Math.max(0, ms)) : 0
}

/** An answer later than this makes an endpoint slow: it is sent one event at a time. */
export const SLOW_MS = 5 * SECOND_MS
