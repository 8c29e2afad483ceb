import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import { defineJob } from '../../../platform/jobs/job-definition.ts'
import { sendPushJob } from './queue-push.ts'
import { type OnPushSettled, sendPush } from './send-push.ts'

export const createPushJobs = (parts: { fetch: SafeFetch; onSettled: OnPushSettled }) => [
  defineJob({
    ...sendPushJob,
    handle: ({ ctx, data }) => sendPush({ ctx, message: data, ...parts }),
  }),
]
