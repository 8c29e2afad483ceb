import { type DeliveryChannel, deliveryChannel } from '@kadr/contract/notification-settings'
import * as z from 'zod/mini'
import { declareJob } from '../../platform/jobs/enqueue.ts'

export const deliverJob = declareJob({
  name: 'notifications.deliver',
  // Jobs enqueued before channels were introduced have no `channel`.
  schema: z.object({ id: z.uuid(), channel: z._default(deliveryChannel, 'telegram') }),
})

export const deliveryKey = ({ id, channel }: { id: string; channel: DeliveryChannel }) =>
  `${id}:${channel}`

/** A delivery has failed: another channel may stand in. */
export const takeOverJob = declareJob({
  name: 'notifications.take-over',
  schema: z.object({ id: z.uuid() }),
})

/** What waits for a group of Telegram. */
export const deliverToGroupJob = declareJob({
  name: 'notifications.deliver-to-group',
  schema: z.object({ id: z.uuid() }),
})

export const sendLetterJob = declareJob({
  name: 'notifications.send-letter',
  schema: z.object({
    notificationIds: z.array(z.uuid()),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    button: z.object({ label: z.string(), path: z.string() }),
    key: z.string(),
    /** When it was handed over. */
    since: z.iso.datetime(),
  }),
})
