import { defineJob } from '../../../platform/jobs/job-definition.ts'
import { act } from './act.ts'
import { actJob } from './press-action.ts'
import { suggestInChat, suggestJob } from './suggest-in-chat.ts'

export const actOnPress = defineJob({
  ...actJob,
  handle: ({ ctx, data: { id } }) => act({ ctx, id }),
})

export const suggestOnPress = defineJob({
  ...suggestJob,
  handle: ({ ctx, data: order, job: { signal } }) => suggestInChat({ ctx, order, signal }),
  options: { retryLimit: 3, retryDelay: 5, expireInSeconds: 300 },
})
