import * as z from 'zod/mini'
import { declareJob } from '../../../platform/jobs/enqueue.ts'

export const sendPushJob = declareJob({
  name: 'push.send',
  schema: z.object({
    userId: z.uuid(),
    /** Passed back to `onSettled`. */
    subjectIds: z.array(z.uuid()),
    title: z.string(),
    text: z.string(),
    /** A path of the app. */
    path: z.string(),
    /** Shown instead of an earlier message with the same key. */
    key: z.string(),
    /** When the first attempt was made. */
    since: z.iso.datetime(),
  }),
  endsWithOwner: true,
})
export type PushMessage = z.infer<typeof sendPushJob.schema>
