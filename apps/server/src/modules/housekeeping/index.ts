import type { Module } from '../../platform/module.ts'
import { housekeepingJob } from './housekeeping.jobs.ts'

export const housekeepingModule: Module = {
  name: 'housekeeping',
  jobs: () => [housekeepingJob],
}
