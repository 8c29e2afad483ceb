import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/job-definition.ts'
import { tellPublishedJob } from './news.ts'
import { resourceMedia } from './resource-media.ts'
import { tellPublished } from './tell-published.ts'
import { warmMedia } from './warm-media.ts'

export const warmMediaJob = defineJob({
  name: 'publisher.warm-media',
  schema: z.object({}),
  cron: '*/5 * * * *',
  handle: ({ ctx }) => warmMedia({ ctx, media: resourceMedia }),
})

export const publisherJobs = [
  defineJob({
    ...tellPublishedJob,
    handle: ({ ctx, data }) => tellPublished({ ctx, postId: data.postId }),
  }),
  warmMediaJob,
]
