import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/job-definition.ts'
import { TELL_PUBLISHED_JOB } from './news.ts'
import { tellPublished } from './tell-published.ts'

export const publisherJobs = [
  defineJob({
    name: TELL_PUBLISHED_JOB,
    schema: z.object({ postId: z.string() }),
    handle: ({ ctx, data }) => tellPublished({ ctx, postId: data.postId }),
  }),
]
