import * as z from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job-definition.ts'
import { forgetVoices } from './voice-cache.ts'

/** Deletes cached speech of a deleted workspace on this machine; other machines evict entries unused for a day. */
export const forgetVoicesJob = defineJob({
  name: 'speech.forget-voices',
  schema: z.object({ workspaceId: z.uuid() }),
  handle: ({ ctx, data }) => forgetVoices({ ctx, ...data }),
})
