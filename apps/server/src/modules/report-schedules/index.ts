import type { Module } from '../../platform/module.ts'
import { reportScheduleJobs } from './report-schedules.jobs.ts'
import { mountReportSchedules } from './report-schedules.routes.ts'

export { createSchedule, exportReportSchedules, listSchedules } from './report-schedules.service.ts'

export const reportSchedulesModule: Module = {
  name: 'report-schedules',
  routes: mountReportSchedules,
  jobs: () => reportScheduleJobs,
}
