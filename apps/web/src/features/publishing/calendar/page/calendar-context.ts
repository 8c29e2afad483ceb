import type { Connection } from '@kadr/contract/publishing/connections'
import type { Rubric } from '@kadr/contract/publishing/rubrics'
import type { BestTimeCell } from '@kadr/domain/insight/best-time'
import { createContext, useContext } from 'react'
import type { WallDay } from '../dates/wall-day.ts'
import type { Ghost } from '../items/ghost.ts'
import type { WarningsByPost } from '../items/item-warnings.ts'
import type { PlacedItem } from '../items/placed-item.ts'

export type CalendarContextValue = {
  timeZone: string
  /** The current wall time, to the minute. */
  nowWall: string
  today: WallDay
  /** False for viewers. */
  canEdit: boolean
  connections: ReadonlyMap<string, Connection>
  warnings: WarningsByPost
  findRubric: (id: string | null) => Rubric | undefined
  /** Hours in which posts of the workspace did better than usual, the best first. */
  goodHoursOf: (day: WallDay) => readonly BestTimeCell[]
  /** What automations will make on a day. */
  ghostsOf: (day: WallDay) => readonly Ghost[]
  open: (postId: string) => void
  askMove: (placed: PlacedItem) => void
  /** `at` is a wall time, or a day whose time the composer chooses. */
  create: (options: { at: string; connectionIds?: readonly string[] }) => void
  showDay: (day: WallDay) => void
}

export const CalendarContext = createContext<CalendarContextValue | undefined>(undefined)

export const useCalendarContext = (): CalendarContextValue => {
  const value = useContext(CalendarContext)
  if (!value) throw new Error('useCalendarContext is called outside the calendar')
  return value
}
