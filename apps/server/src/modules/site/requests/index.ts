import type { Module } from '../../../platform/module.ts'
import { mountNetworkDeletions } from './network-deletions.ts'
import { purgeRequests } from './purge-requests.ts'
import { requestJobs } from './requests.jobs.ts'
import { listBusiness } from './requests.repository.ts'
import { mountRequests } from './requests.routes.ts'

export { isFromRobot } from './form-guard.ts'

export const requestsModule: Module = {
  name: 'requests',
  routes: mountRequests,
  rawRoutes: mountNetworkDeletions,
  jobs: () => requestJobs,
  purge: purgeRequests,
  listComplaints: async ({ ctx: { db }, limit }) =>
    (await listBusiness({ db, limit })).map(({ id, name, email, company, message, createdAt }) => ({
      id,
      kind: 'business',
      at: createdAt.toISOString(),
      email,
      subject: [name, company].filter(Boolean).join(', '),
      text: message,
    })),
}
