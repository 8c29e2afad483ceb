import * as z from 'zod/mini'
import { declareJob } from '../../platform/jobs/enqueue.ts'

export const sendPushJob = declareJob({
  name: 'push.send',
  schema: z.object({
    userId: z.uuid(),
    /** What the message tells of, for whoever follows it. */
    subjectIds: z.array(z.uuid()),
    title: z.string(),
    text: z.string(),
    /** A path of the app. */
    path: z.string(),
    /** A message of the same key replaces the earlier one on the screen. */
    key: z.string(),
    /** When the first try was made. */
    since: z.iso.datetime(),
  }),
})
export type PushMessage = z.infer<typeof sendPushJob.schema>
