import type { DeliveryChannel } from '@kadr/contract/delivery/notification-settings'
import { isMessenger } from '@kadr/domain/identity/sign-in-providers'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import type { OnSettled } from '../../bot-outbox/index.ts'
import type { OnPushSettled } from '../../push/index.ts'
import { type DeliveryState, listByBotMessages, moveSent } from './deliveries.repository.ts'
import { fallbackJob } from './delivery-jobs.ts'

/** Stores the results of a channel; enqueues the fallback for deliveries that failed or may have. */
export const settleDeliveries = async ({
  ctx,
  tx,
  notificationIds,
  channel,
  state,
}: {
  ctx: AppContext
  tx: Tx
  notificationIds: readonly string[]
  channel: DeliveryChannel
  state: DeliveryState
}): Promise<void> => {
  await moveSent({ db: tx, ids: notificationIds, channel, state })
  if (state !== 'failed' && !(state === 'unknown' && isMessenger(channel))) return
  for (const id of notificationIds) {
    await ctx.jobs.enqueue(fallbackJob, { id }, { key: id, tx })
  }
}

export const followBotMessages: OnSettled = async ({ ctx, tx, messageIds, state }) => {
  const delivered = await listByBotMessages({ db: tx, messageIds })
  for (const [channel, together] of Map.groupBy(delivered, (one) => one.channel)) {
    const notificationIds = together.map(({ id }) => id)
    await settleDeliveries({ ctx, tx, notificationIds, channel, state })
  }
}

export const followPush: OnPushSettled = ({ ctx, tx, subjectIds, state }) =>
  settleDeliveries({ ctx, tx, notificationIds: subjectIds, channel: 'push', state })
