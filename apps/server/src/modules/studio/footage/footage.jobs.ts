import * as z from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job-definition.ts'
import { runTranscript } from './run-transcript.ts'
import { readFootageJob, requeueTranscripts } from './start-transcript.ts'

/** Two hours of source on a slow machine. */
const LONGEST_SECONDS = 4 * 3600

export const footageJobs = [
  defineJob({
    ...readFootageJob,
    options: {
      batchSize: 1,
      concurrency: 2,
      concurrencyPerGroup: 1,
      heartbeatSeconds: 60,
      expireInSeconds: LONGEST_SECONDS,
    },
    handle: ({ ctx, data, job }) => runTranscript({ ctx, id: data.id, signal: job.signal }),
  }),
  defineJob({
    name: 'footage.requeue',
    schema: z.object({}),
    cron: '* * * * *',
    handle: ({ ctx }) => requeueTranscripts({ ctx }),
  }),
]
