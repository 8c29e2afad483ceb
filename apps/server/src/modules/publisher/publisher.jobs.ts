import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/job-definition.ts'
import { TELL_PUBLISHED_JOB } from './news.ts'
import { resourceMedia } from './resource-media.ts'
import { tellPublished } from './tell-published.ts'
import { warmMedia } from './warm-media.ts'

export const publisherJobs = [
  defineJob({
    name: TELL_PUBLISHED_JOB,
    schema: z.object({ postId: z.string() }),
    handle: ({ ctx, data }) => tellPublished({ ctx, postId: data.postId }),
  }),
  defineJob({
    name: 'publisher.warm-media',
    schema: z.object({}),
    cron: '*/5 * * * *',
    handle: ({ ctx }) => warmMedia({ ctx, media: resourceMedia }),
  }),
]
