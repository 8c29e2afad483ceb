import type { NotificationKind } from '@kadr/contract/notifications'
import { quietUntil } from '@kadr/domain/quiet-hours'
import { DAY_MS } from '@kadr/kit/durations'
import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { declareJob } from '../../platform/jobs/enqueue.ts'
import { getWorkspaceTimeZone } from '../workspaces/index.ts'
import type { Channel, SendOutcome } from './channel.ts'
import { getChannel } from './channels.ts'
import { composeDigest } from './digest.ts'
import {
  type DeliveryChannel,
  type DeliveryState,
  findDelivery,
  lockWaiting,
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

const findQuietEnd = async ({ ctx, notification, at }: Delivery & { at: Date }) => {
  if (URGENT.has(notification.kind)) return undefined
  const timeZone = await getWorkspaceTimeZone({ ctx, workspaceId: notification.workspaceId })
  return quietUntil({ now: at, timeZone })
}

/** What waited for the end of the quiet hours goes out together; anything else alone. */
const isBatched = async (delivery: Delivery): Promise<boolean> =>
  (await findQuietEnd({ ...delivery, at: delivery.notification.createdAt })) !== undefined

/** Marks what goes out before the request; what was read or settled meanwhile is skipped. */
const claim = async (delivery: Delivery): Promise<Delivery[]> => {
  const { ctx, notification, channel } = delivery
  const isWhole = await isBatched(delivery)
  return inTransaction(ctx.db, async (tx) => {
    const { userId } = notification
    const waiting = await lockWaiting({ db: tx, userId, channel: channel.name })
    const claimed: Delivery[] = []
    for (const one of waiting) {
      if (isWhole ? URGENT.has(one.kind) : one.id !== notification.id) continue
      const to = one.readAt === null ? 'sending' : 'skipped'
      await moveDelivery({ db: tx, id: one.id, channel: channel.name, from: ['waiting'], to })
      if (to === 'sending') claimed.push({ ctx, notification: one, channel })
    }
    return claimed
  })
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
  const quietEnd = await findQuietEnd({ ...delivery, at: ctx.clock.now() })
  if (quietEnd) {
    await enqueueAt(delivery, quietEnd)
    return
  }
  const claimed = await claim(delivery)
  const message = composeDigest(claimed.map((one) => one.notification))
  if (!message) return
  const outcome = await channel.send({ ctx, message, address })
  for (const one of claimed) await settle(one, outcome)
}
