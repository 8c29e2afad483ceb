import * as z from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job-definition.ts'
import { wakeDue } from './wake-due.ts'

const wakeJob = defineJob({
  name: 'conversations.wake-snoozed',
  schema: z.object({}),
  cron: '* * * * *',
  handle: ({ ctx }) => wakeDue({ ctx }),
})

export const conversationJobs = [wakeJob]
