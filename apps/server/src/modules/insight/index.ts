import type { Module } from '../../platform/module.ts'
import { analyticsModule } from './analytics/index.ts'
import { collectorModule } from './collector/index.ts'
import { reportSchedulesModule } from './report-schedules/index.ts'
import { reportsModule } from './reports/index.ts'

export const insightModules: readonly Module[] = [
  collectorModule,
  analyticsModule,
  reportsModule,
  reportSchedulesModule,
]
