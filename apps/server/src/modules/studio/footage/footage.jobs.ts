import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { defineJob } from '../../../platform/jobs/job-definition.ts'
import { runTranscript } from './run-transcript.ts'
import { readFootageJob } from './start-transcript.ts'
import { listWaiting } from './transcripts.repository.ts'

/** Two hours of source on a slow machine. */
const LONGEST_SECONDS = 4 * 3600

/** Sources whose job has ended without them: their process died or was restarted. */
const requeueLeft = async ({ ctx }: { ctx: AppContext }) => {
  const left = await listWaiting({ db: ctx.db, clock: ctx.databaseClock })
  for (const { id, workspaceId } of left) {
    await ctx.jobs.enqueue(readFootageJob, { id }, { key: id, group: workspaceId })
  }
}

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
    handle: ({ ctx }) => requeueLeft({ ctx }),
  }),
]
