import * as z from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job-definition.ts'
import { queueDueReports, sendReportJob } from './queue-due-reports.ts'
import { sendReport } from './send-report.ts'

const EVERY_MINUTE = '* * * * *'

export const reportScheduleJobs = [
  defineJob({
    name: 'report-schedules.queue-due',
    schema: z.object({}),
    cron: EVERY_MINUTE,
    handle: ({ ctx }) => queueDueReports({ ctx }),
  }),
  defineJob({
    ...sendReportJob,
    options: { batchSize: 1, expireInSeconds: 300 },
    handle: ({ ctx, data: { id } }) => sendReport({ ctx, id }),
  }),
]
