import type { Module } from '../../../platform/module.ts'
import { ownerMessageJobs } from './owner-messages.jobs.ts'

export { notifyOwner } from './notify-owner.ts'

/** Messages of the product to the operator of the installation. */
export const ownerMessagesModule: Module = {
  name: 'owner-messages',
  jobs: () => ownerMessageJobs,
}
