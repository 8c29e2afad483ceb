import type { ActivityArea } from '@kadr/contract/team/activity'
import { DAY_MS, HOUR_MS } from '@kadr/kit/durations'

export const ACTIVITY_DAYS = [7, 30, 90] as const

export type ActivityChoice = {
  area: ActivityArea | undefined
  actorId: string | undefined
  days: (typeof ACTIVITY_DAYS)[number] | undefined
}

export type ActivityFilter = { area?: ActivityArea; actorId?: string; from?: string }

/** The period begins at a whole hour, so that the same choice is the same cached answer. */
export const filterOf = ({ area, actorId, days }: ActivityChoice, now: Date): ActivityFilter => ({
  ...(area && { area }),
  ...(actorId && { actorId }),
  ...(days && {
    from: new Date(Math.floor((now.getTime() - days * DAY_MS) / HOUR_MS) * HOUR_MS).toISOString(),
  }),
})
