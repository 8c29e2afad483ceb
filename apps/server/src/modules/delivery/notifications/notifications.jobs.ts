import { defineJob } from '../../../platform/jobs/job-definition.ts'
import { deliver } from './channels/deliver.ts'
import {
  deliverJob,
  deliverToGroupJob,
  fallbackJob,
  sendLetterJob,
} from './channels/delivery-jobs.ts'
import { fallBack } from './channels/fall-back.ts'
import { sendLetter } from './channels/send-letter.ts'
import { deliverToGroup } from './groups/deliver-to-group.ts'

export const notificationJobs = [
  defineJob({ ...deliverJob, handle: ({ ctx, data }) => deliver({ ctx, ...data }) }),
  defineJob({
    ...deliverToGroupJob,
    handle: ({ ctx, data }) => deliverToGroup({ ctx, ...data }),
  }),
  defineJob({ ...fallbackJob, handle: ({ ctx, data }) => fallBack({ ctx, ...data }) }),
  defineJob({ ...sendLetterJob, handle: sendLetter }),
]
