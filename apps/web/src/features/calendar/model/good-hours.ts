import type { BestTimeCell } from '@kadr/domain/analytics/best-time'
import { listGoodTimes } from '@kadr/domain/analytics/good-times'
import { dayNumber, weekdayOf } from '@kadr/domain/schedule/local-date'
import { useCallback, useMemo } from 'react'
import { useBestTime } from '../../analytics/api/analytics.queries.ts'
import type { WallDay } from './wall-day.ts'

const NONE: readonly BestTimeCell[] = []

/** Hours of a day in which the workspace's own posts did better than usual. */
export const useGoodHours = () => {
  const { data } = useBestTime({})
  const byWeekday = useMemo(
    () => Map.groupBy(data ? listGoodTimes(data) : [], ({ weekday }) => weekday),
    [data],
  )
  return useCallback(
    (day: WallDay): readonly BestTimeCell[] => byWeekday.get(weekdayOf(dayNumber(day))) ?? NONE,
    [byWeekday],
  )
}
