import type { NotificationKind } from '@kadr/contract/notifications'
import { quietUntil } from '@kadr/domain/quiet-hours'
import { DAY_MS } from '@kadr/kit/durations'
import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import { declareJob } from '../../platform/jobs/enqueue.ts'
import { getWorkspaceTimeZone } from '../workspaces/index.ts'
import type { Channel, SendOutcome } from './channel.ts'
import { getChannel } from './channels.ts'
import {
  type DeliveryChannel,
  type DeliveryState,
  findDelivery,
  moveDelivery,
  type NotificationRow,
} from './notifications.repository.ts'

type Delivery = { ctx: AppContext; notification: NotificationRow; channel: Channel }
type DeliveryId = { id: string; channel: DeliveryChannel }

/** Delivered during quiet hours too. */
const URGENT: ReadonlySet<NotificationKind> = new Set(['failed', 'needs_attention'])
const RETRY_SECONDS = 60
const STALE_MS = DAY_MS

export const deliverJob = declareJob({
  name: 'notifications.deliver',
  // Jobs enqueued before channels were introduced have no `channel`.
  schema: z.object({ id: z.uuid(), channel: z._default(z.enum(['telegram']), 'telegram') }),
})

export const deliveryKey = ({ id, channel }: DeliveryId) => `${id}:${channel}`

const enqueueAt = ({ ctx, notification: { id }, channel }: Delivery, startAfter: Date) => {
  const data = { id, channel: channel.name }
  return ctx.jobs.enqueue(deliverJob, data, { key: deliveryKey(data), startAfter })
}

const afterSeconds = ({ clock }: AppContext, seconds: number) =>
  new Date(clock.now().getTime() + seconds * 1000)

const isStale = ({ ctx, notification }: Delivery) =>
  ctx.clock.now().getTime() - notification.createdAt.getTime() > STALE_MS

/** Only a message that was certainly not sent is retried. */
const settle = async (delivery: Delivery, outcome: SendOutcome): Promise<void> => {
  const { ctx, notification, channel } = delivery
  const { id } = notification
  const move = (to: DeliveryState) =>
    moveDelivery({ db: ctx.db, id, channel: channel.name, from: ['sending', 'unknown'], to })
  switch (outcome.kind) {
    case 'refused': {
      const { status, reason } = outcome
      const fields = { notificationId: id, channel: channel.name, status, reason }
      ctx.log.info(fields, 'notifications.delivery.refused')
      await move('failed')
      return
    }
    case 'unsent':
      if (isStale(delivery)) await move('failed')
      else if (await move('waiting')) {
        const seconds = outcome.retryAfterSeconds ?? RETRY_SECONDS
        await enqueueAt(delivery, afterSeconds(ctx, seconds))
      }
      return
    default:
      await move(outcome.kind)
  }
}

const findQuietEnd = async ({ ctx, notification: { kind, workspaceId } }: Delivery) => {
  if (URGENT.has(kind)) return undefined
  const timeZone = await getWorkspaceTimeZone({ ctx, workspaceId })
  return quietUntil({ now: ctx.clock.now(), timeZone })
}

/**
 * Sends one notification by one channel, at most once: `sending` is written before the request. A delivery found in
 * `sending` belongs to a crashed sender, and its message may have been sent.
 */
export const deliver = async ({
  ctx,
  id,
  channel: name,
}: DeliveryId & { ctx: AppContext }): Promise<void> => {
  const found = await findDelivery({ db: ctx.db, id, channel: name })
  if (!found) return
  const { notification, state } = found
  const move = (from: DeliveryState, to: DeliveryState) =>
    moveDelivery({ db: ctx.db, id, channel: name, from: [from], to })
  if (state !== 'waiting') {
    await move('sending', 'unknown')
    return
  }
  const channel = getChannel(name)
  const delivery = { ctx, notification, channel }
  const address = await channel.findAddress({ ctx, userId: notification.userId })
  if (!address) {
    await move('waiting', 'skipped')
    return
  }
  const quietEnd = await findQuietEnd(delivery)
  if (quietEnd) {
    await enqueueAt(delivery, quietEnd)
    return
  }
  if (await move('waiting', 'sending')) {
    await settle(delivery, await channel.send({ ctx, notification, address }))
  }
}
