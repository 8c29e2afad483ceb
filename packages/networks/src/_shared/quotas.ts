import { DAY_MS, HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'
import type { Quota } from '../network-adapter.ts'

/** Calls of one account in an hour, as the Graph API counts them for a small account. */
export const graphQuota: Quota = {
  scope: 'account',
  windowMs: HOUR_MS,
  limit: 200,
  collectingShare: 0.6,
}

export const perMinute = (limit: number): Quota => ({
  scope: 'account',
  windowMs: MINUTE_MS,
  limit,
  collectingShare: 0.5,
})

export const perDay = (limit: number): Quota => ({
  scope: 'app',
  windowMs: DAY_MS,
  limit,
  collectingShare: 0.5,
})
