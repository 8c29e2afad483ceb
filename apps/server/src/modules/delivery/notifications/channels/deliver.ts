import { MINUTE_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../../context.ts'
import { inTransaction, type Tx } from '../../../../db/connection.ts'
import { lockUserShared } from '../../../identity/users/index.ts'
import { composeGroup, GROUP_FROM, groupSimilar, isGrouped } from '../groups/group-notifications.ts'
import type { NotificationRow } from '../notifications.repository.ts'
import { findQuietEnd, type Preferences, readPreferences } from '../preferences.ts'
import { composeMessage } from '../texts/compose-message.ts'
import type { Channel } from './channel.ts'
import { getChannel } from './channels.ts'
import {
  type DeliveryId,
  findDelivery,
  listHandedOver,
  lockWaiting,
  moveDelivery,
} from './deliveries.repository.ts'
import { deliverJob, deliveryKey, fallbackJob } from './delivery-jobs.ts'
import { composeDigest } from './digest.ts'

type Delivery = {
  ctx: AppContext
  notification: NotificationRow
  channel: Channel
  preferences: Preferences
}

/** After several of a kind within a minute, the next ones wait for the end of that minute and go out as one message. */
const BURST_MS = MINUTE_MS

const quietEndAt = ({ preferences }: Delivery, { kind }: NotificationRow, at: Date) =>
  findQuietEnd({ preferences, kind, at })

/** Notifications of quiet hours go out together at their end, all others immediately. */
const isBatched = (delivery: Delivery, one: NotificationRow) =>
  quietEndAt(delivery, one, one.createdAt) !== undefined

/**
 * Keeps the order of messages in a chat although jobs run concurrently: earlier notifications that wait for nothing
 * else go out first, similar ones go out together with this one.
 */
const mayGoNow = (delivery: Delivery, one: NotificationRow): boolean => {
  const { notification, ctx } = delivery
  const isAlike =
    isGrouped(one.kind) &&
    one.kind === notification.kind &&
    one.workspaceId === notification.workspaceId
  if (one.id > notification.id && !isAlike) return false
  return !quietEndAt(delivery, one, ctx.clock.now()) && !isBatched(delivery, one)
}

/** Notifications grouped by message, in order; those read or settled meanwhile are skipped. */
const claim = async ({
  tx,
  delivery,
}: {
  tx: Tx
  delivery: Delivery
}): Promise<{ together: NotificationRow[]; compose: typeof composeDigest }[]> => {
  const { channel, notification, ctx } = delivery
  const isDigest = isBatched(delivery, notification)
  const waiting = await lockWaiting({
    db: tx,
    userId: notification.userId,
    channel: channel.name,
  })
  const claimed: NotificationRow[] = []
  for (const one of waiting) {
    const isClaimed = isDigest
      ? isBatched(delivery, one) && !quietEndAt(delivery, one, ctx.clock.now())
      : mayGoNow(delivery, one)
    if (!isClaimed) continue
    if (one.readAt === null) claimed.push(one)
    else await moveDelivery({ db: tx, id: one.id, channel: channel.name, to: 'skipped' })
  }
  if (isDigest) return [{ together: claimed, compose: composeDigest }]
  return groupSimilar(claimed).map((together) => ({
    together,
    compose: (messages) => composeGroup({ messages, kind: together[0]?.kind }),
  }))
}

/** Puts messages into the channel's outbox, in the transaction that marks their notifications. */
const handOver = ({ delivery, address }: { delivery: Delivery; address: string }) => {
  const { ctx, notification, channel } = delivery
  return inTransaction(ctx.db, async (tx) => {
    const { userId } = notification
    if (!(await lockUserShared({ tx, userId }))) return
    for (const { together, compose } of await claim({ tx, delivery })) {
      const [first] = together
      const message = compose(together.map(composeMessage))
      if (!first || !message) continue
      const key = `notification:${deliveryKey({ id: first.id, channel: channel.name })}`
      const to = { userId, workspaceId: first.workspaceId, address }
      const notificationIds = together.map(({ id }) => id)
      const messageId = await channel.queue({ ctx, tx, key, to, message, notificationIds })
      const handed = { to: 'sending', messageId, handedAt: ctx.clock.now() } as const
      for (const { id } of together) {
        await moveDelivery({ db: tx, id, channel: channel.name, ...handed })
      }
    }
  })
}

const findBurstEnd = async ({ ctx, notification, channel }: Delivery) => {
  if (!isGrouped(notification.kind)) return undefined
  const since = new Date(ctx.clock.now().getTime() - BURST_MS)
  const handed = await listHandedOver({ db: ctx.db, notification, channel: channel.name, since })
  const [first] = handed
  if (!first || handed.length < GROUP_FROM - 1) return undefined
  return new Date(first.getTime() + BURST_MS)
}

export const deliver = async ({
  ctx,
  id,
  channel: name,
}: DeliveryId & { ctx: AppContext }): Promise<void> => {
  const found = await findDelivery({ db: ctx.db, id, channel: name })
  if (found?.state !== 'waiting') return
  const { notification } = found
  const { userId } = notification
  const channel = getChannel(name)
  const data = { id, channel: name }
  const reach = await channel.findReach({ ctx, userId })
  if (reach.kind !== 'reached') {
    const isBlocked = reach.kind === 'blocked'
    await inTransaction(ctx.db, async (tx) => {
      await moveDelivery({ db: tx, ...data, to: isBlocked ? 'failed' : 'skipped' })
      if (isBlocked) await ctx.jobs.enqueue(fallbackJob, { id }, { key: id, tx })
    })
    return
  }
  const preferences = await readPreferences({ ctx, userId })
  const delivery = { ctx, notification, channel, preferences }
  const waitsUntil =
    quietEndAt(delivery, notification, ctx.clock.now()) ?? (await findBurstEnd(delivery))
  if (waitsUntil) {
    await ctx.jobs.enqueue(deliverJob, data, { key: deliveryKey(data), startAfter: waitsUntil })
    return
  }
  await handOver({ delivery, address: reach.address })
}
