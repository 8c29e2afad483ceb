import {
  type DeliveryChannel,
  deliveryChannel,
} from '@kadr/contract/delivery/notification-settings'
import { FIRST_MESSENGER } from '@kadr/contract/identity/users'
import * as z from 'zod/mini'
import { declareJob } from '../../../../platform/jobs/enqueue.ts'

export const deliverJob = declareJob({
  name: 'notifications.deliver',
  // Jobs enqueued before channels were introduced have no `channel`.
  schema: z.object({ id: z.uuid(), channel: z._default(deliveryChannel, FIRST_MESSENGER) }),
})

export const deliveryKey = ({ id, channel }: { id: string; channel: DeliveryChannel }) =>
  `${id}:${channel}`

/** Runs after a failed delivery: tries a fallback channel. */
export const fallbackJob = declareJob({
  name: 'notifications.take-over',
  schema: z.object({ id: z.uuid() }),
})

/** Notifications waiting for a group. */
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
    /** When the letter was queued. */
    since: z.iso.datetime(),
    userId: z.optional(z.uuid()),
  }),
  endsWithOwner: true,
})
