import * as z from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job-definition.ts'
import { resourceMedia } from './resource-media.ts'
import { warmMedia } from './warm-media.ts'

export const warmMediaJob = defineJob({
  name: 'publisher.warm-media',
  schema: z.object({}),
  cron: '*/5 * * * *',
  handle: ({ ctx }) => warmMedia({ ctx, media: resourceMedia }),
})

export const publisherJobs = [warmMediaJob]
