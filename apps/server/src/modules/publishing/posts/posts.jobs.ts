import * as z from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job-definition.ts'
import { remindApprovers } from './approve/remind-approvers.ts'
import { sweepPostUses } from './compose/post-uses.ts'
import { repeatPosts } from './repeat/repeat-posts.ts'
import { purgeTrash } from './trash/trash.ts'

const EVERY_HOUR = '7 * * * *'
const EVERY_TEN_MINUTES = '*/10 * * * *'

export const repeatJob = defineJob({
  name: 'posts.repeat',
  schema: z.object({}),
  cron: EVERY_HOUR,
  handle: ({ ctx }) => repeatPosts({ ctx }),
})

export const tidyUsesJob = defineJob({
  name: 'posts.tidy-uses',
  schema: z.object({}),
  cron: EVERY_TEN_MINUTES,
  handle: ({ ctx }) => sweepPostUses({ ctx }),
})

const remindApproversJob = defineJob({
  name: 'posts.remind-approvers',
  schema: z.object({}),
  cron: EVERY_TEN_MINUTES,
  handle: ({ ctx }) => remindApprovers({ ctx }),
})

const purgeTrashJob = defineJob({
  name: 'posts.purge-trash',
  schema: z.object({}),
  cron: EVERY_HOUR,
  handle: ({ ctx }) => purgeTrash({ ctx }),
})

export const postJobs = [repeatJob, tidyUsesJob, purgeTrashJob, remindApproversJob]
