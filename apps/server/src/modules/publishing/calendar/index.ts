import type { Module } from '../../../platform/module.ts'
import { mountCalendar } from './calendar.routes.ts'
import { exportCalendarFeeds } from './calendar-feed.service.ts'

export { getCalendar } from './calendar.service.ts'

export const calendarModule: Module = {
  name: 'calendar',
  routes: mountCalendar,
  exportPersonalData: exportCalendarFeeds,
}
