import type { Module } from '../../platform/module.ts'
import { requestJobs } from './requests.jobs.ts'
import { mountRequests } from './requests.routes.ts'

export { isFromRobot } from './form-guard.ts'
export { purgeRequests } from './purge-requests.ts'

export const requestsModule: Module = {
  name: 'requests',
  routes: mountRequests,
  jobs: () => requestJobs,
}
