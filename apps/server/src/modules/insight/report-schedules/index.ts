import type { Module } from '../../../platform/module.ts'
import { reportScheduleJobs } from './report-schedules.jobs.ts'
import { mountReportSchedules } from './report-schedules.routes.ts'
import { exportReportSchedules } from './report-schedules.service.ts'

export { createSchedule, listSchedules } from './report-schedules.service.ts'

export const reportSchedulesModule: Module = {
  name: 'report-schedules',
  routes: mountReportSchedules,
  jobs: () => reportScheduleJobs,
  exportPersonalData: exportReportSchedules,
}
