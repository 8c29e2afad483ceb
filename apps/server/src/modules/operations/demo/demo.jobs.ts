import * as z from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job-definition.ts'
import { fillDemo } from './fill-demo.ts'

/** Uses the services like a user would, which takes about a minute; runs in the background after the start. */
export const fillJob = defineJob({
  name: 'demo.fill',
  schema: z.object({}),
  options: { batchSize: 1, concurrency: 1, retryLimit: 5, retryDelay: 5, expireInSeconds: 1800 },
  handle: ({ ctx, job: { signal } }) => fillDemo({ ctx, signal }),
})
