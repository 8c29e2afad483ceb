import { localDate, periodBounds } from '@kadr/domain/insight/period'
import type { Quota } from '../network-adapter.ts'
import { perDay } from './quotas.ts'

/** Meta's days of statistics and Google's quotas end at midnight in California. */
const PACIFIC = 'America/Los_Angeles'

export const getPacificDay = (at: Date): string => localDate({ at, timeZone: PACIFIC })

/** The first moment of the current day, and of the next one. */
export const getPacificBounds = (now: Date): { since: Date; until: Date } => {
  const today = getPacificDay(now)
  return periodBounds({ period: { from: today, to: today }, timeZone: PACIFIC })
}

export const perPacificDay = (limit: number): Quota => ({ ...perDay(limit), dayZone: PACIFIC })
