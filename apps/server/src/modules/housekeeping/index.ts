import type { Module } from '../../platform/module.ts'
import { housekeepingJob } from './housekeeping.jobs.ts'

export { housekeepingJob }

export const housekeepingModule: Module = {
  name: 'housekeeping',
  jobs: () => [housekeepingJob],
}
