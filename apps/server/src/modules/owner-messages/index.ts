import type { Module } from '../../platform/module.ts'
import { ownerMessageJobs } from './owner-messages.jobs.ts'

export { tellOwner } from './tell-owner.ts'

/** Messages of the product to whoever runs the installation. */
export const ownerMessagesModule: Module = {
  name: 'owner-messages',
  jobs: () => ownerMessageJobs,
}
