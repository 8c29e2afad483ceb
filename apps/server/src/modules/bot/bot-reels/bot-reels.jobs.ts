import { defineJob } from '../../../platform/jobs/job-definition.ts'
import { finishReel } from './finish-reel.ts'
import { hearAnswer, hearJob } from './hear-answer.ts'
import { finishJob } from './move-dialog.ts'
import { pictureJob, sendPicture } from './send-picture.ts'

export const botReelsJobs = [
  defineJob({
    ...finishJob,
    handle: ({ ctx, data, job: { signal } }) => finishReel({ ctx, ...data, signal }),
    options: { retryLimit: 8, retryDelay: 5, expireInSeconds: 600 },
  }),
  defineJob({
    ...hearJob,
    handle: ({ ctx, data: voice, job: { signal } }) => hearAnswer({ ctx, voice, signal }),
    options: { retryLimit: 5, retryDelay: 5, expireInSeconds: 300 },
  }),
  defineJob({
    ...pictureJob,
    handle: ({ ctx, data: order, job: { signal } }) => sendPicture({ ctx, order, signal }),
    options: { retryLimit: 2, retryDelay: 5, expireInSeconds: 300 },
  }),
]
