import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/job-definition.ts'
import { repeatPosts } from './repeat-posts.ts'

const EVERY_HOUR = '7 * * * *'

export const repeatJob = defineJob({
  name: 'posts.repeat',
  schema: z.object({}),
  cron: EVERY_HOUR,
  handle: ({ ctx }) => repeatPosts({ ctx }),
})
