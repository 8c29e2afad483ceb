import type { NotificationKind } from '@kadr/contract/notifications'
import { quietUntil } from '@kadr/domain/quiet-hours'
import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { declareJob } from '../../platform/jobs/enqueue.ts'
import { lockUserShared } from '../users/index.ts'
import { getWorkspaceTimeZone } from '../workspaces/index.ts'
import type { Channel } from './channel.ts'
import { getChannel } from './channels.ts'
import { composeMessage } from './compose-message.ts'
import {
  type DeliveryChannel,
  findDelivery,
  lockWaiting,
  moveDelivery,
} from './deliveries.repository.ts'
import { composeDigest } from './digest.ts'
import type { NotificationRow } from './notifications.repository.ts'

type Delivery = { ctx: AppContext; notification: NotificationRow; channel: Channel }
type DeliveryId = { id: string; channel: DeliveryChannel }

/** Delivered during quiet hours too. */
const URGENT: ReadonlySet<NotificationKind> = new Set(['failed', 'needs_attention'])

export const deliverJob = declareJob({
  name: 'notifications.deliver',
  // Jobs enqueued before channels were introduced have no `channel`.
  schema: z.object({ id: z.uuid(), channel: z._default(z.enum(['telegram']), 'telegram') }),
})

export const deliveryKey = ({ id, channel }: DeliveryId) => `${id}:${channel}`

const findQuietEnd = async ({ ctx, notification, at }: Delivery & { at: Date }) => {
  if (URGENT.has(notification.kind)) return undefined
  const timeZone = await getWorkspaceTimeZone({ ctx, workspaceId: notification.workspaceId })
  return quietUntil({ now: at, timeZone })
}

/** What waited for the end of the quiet hours goes out together; anything else alone. */
const isBatched = async (delivery: Delivery): Promise<boolean> =>
  (await findQuietEnd({ ...delivery, at: delivery.notification.createdAt })) !== undefined

/**
 * Jobs run side by side, and messages of a chat keep the order of what happened: what came earlier and waits for
 * nothing else goes out before this one.
 */
const mayGoBefore = async (delivery: Delivery, one: NotificationRow): Promise<boolean> => {
  if (one.id > delivery.notification.id) return false
  const earlier = { ...delivery, notification: one }
  const isQuiet = (await findQuietEnd({ ...earlier, at: delivery.ctx.clock.now() })) !== undefined
  return !isQuiet && !(await isBatched(earlier))
}

/** Notifications by message, in order; what was read or settled meanwhile is skipped. */
const claim = async ({
  tx,
  delivery,
}: {
  tx: Tx
  delivery: Delivery
}): Promise<NotificationRow[][]> => {
  const { channel, notification } = delivery
  const isWhole = await isBatched(delivery)
  const { userId } = notification
  const waiting = await lockWaiting({ db: tx, userId, channel: channel.name })
  const claimed: NotificationRow[] = []
  for (const one of waiting) {
    const isClaimed = isWhole ? !URGENT.has(one.kind) : await mayGoBefore(delivery, one)
    if (!isClaimed) continue
    if (one.readAt === null) claimed.push(one)
    else await moveDelivery({ db: tx, id: one.id, channel: channel.name, to: 'skipped' })
  }
  return isWhole ? [claimed] : claimed.map((one) => [one])
}

/** Hands messages over to the channel's outbox, in the transaction that marks their notifications. */
const handOver = ({ delivery, address }: { delivery: Delivery; address: string }) => {
  const { ctx, notification, channel } = delivery
  return inTransaction(ctx.db, async (tx) => {
    const { userId } = notification
    if (!(await lockUserShared({ tx, userId }))) return
    for (const together of await claim({ tx, delivery })) {
      const [first] = together
      const message = composeDigest(together.map(composeMessage))
      if (!first || !message) continue
      const key = `notification:${deliveryKey({ id: first.id, channel: channel.name })}`
      const to = { userId, workspaceId: first.workspaceId, address }
      const messageId = await channel.queue({ ctx, tx, key, to, message })
      for (const { id } of together) {
        await moveDelivery({ db: tx, id, channel: channel.name, to: 'sending', messageId })
      }
    }
  })
}

/** Delivers one notification by one channel: now, at the end of the quiet hours, or not at all. */
export const deliver = async ({
  ctx,
  id,
  channel: name,
}: DeliveryId & { ctx: AppContext }): Promise<void> => {
  const found = await findDelivery({ db: ctx.db, id, channel: name })
  if (found?.state !== 'waiting') return
  const { notification } = found
  const channel = getChannel(name)
  const delivery = { ctx, notification, channel }
  const reach = await channel.findReach({ ctx, userId: notification.userId })
  if (reach.kind !== 'reached') {
    const to = reach.kind === 'none' ? 'skipped' : 'failed'
    await moveDelivery({ db: ctx.db, id, channel: name, to })
    return
  }
  const quietEnd = await findQuietEnd({ ...delivery, at: ctx.clock.now() })
  if (quietEnd) {
    const data = { id, channel: name }
    await ctx.jobs.enqueue(deliverJob, data, { key: deliveryKey(data), startAfter: quietEnd })
    return
  }
  await handOver({ delivery, address: reach.address })
}
