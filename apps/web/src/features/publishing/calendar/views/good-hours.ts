import type { BestTimeCell } from '@kadr/domain/insight/best-time'
import { listGoodTimes } from '@kadr/domain/insight/good-times'
import { dayNumber, weekdayOf } from '@kadr/domain/publishing/schedule/local-date'
import { useCallback, useMemo } from 'react'
import { useBestTime } from '../../../insight/analytics/api/analytics.queries.ts'
import type { WallDay } from '../dates/wall-day.ts'

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
