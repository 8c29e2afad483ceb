import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { declareJob } from '../../../platform/jobs/enqueue.ts'
import { listDueIds } from './report-schedules.repository.ts'

const BATCH = 500

export const sendReportJob = declareJob({
  name: 'report-schedules.send',
  schema: z.object({ id: z.uuid() }),
})

/** A report that failed is still due, so the next run queues it again. */
export const queueDueReports = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const ids = await listDueIds({ db: ctx.db, clock: ctx.databaseClock, limit: BATCH })
  for (const id of ids) await ctx.jobs.enqueue(sendReportJob, { id }, { key: id })
}
