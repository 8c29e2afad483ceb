import type { Module } from '../../../platform/module.ts'
import { mountCalendar } from './calendar.routes.ts'

export { getCalendar } from './calendar.service.ts'

export const calendarModule: Module = {
  name: 'calendar',
  routes: mountCalendar,
}
