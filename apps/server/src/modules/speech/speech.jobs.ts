import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/job-definition.ts'
import { forgetVoices } from './voice-cache.ts'

/** Cached speech of a deleted workspace on this machine; others prune what is not used for a day. */
export const forgetVoicesJob = defineJob({
  name: 'speech.forget-voices',
  schema: z.object({ workspaceId: z.uuid() }),
  handle: ({ ctx, data }) => forgetVoices({ ctx, ...data }),
})
