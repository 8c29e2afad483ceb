import { channelsFor } from '@kadr/domain/delivery/channels'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { announceChanges } from './announce-changes.ts'
import { insertDeliveries } from './channels/deliveries.repository.ts'
import { deliverJob, deliveryKey } from './channels/delivery-jobs.ts'
import { chooseMessengers } from './channels/first-messenger.ts'
import { insertNotifications, type NewNotification } from './notifications.repository.ts'
import { listChannelChanges } from './settings.repository.ts'

/** One for each user who has chosen at least one channel. */
export const storeNotifications = async ({
  ctx,
  tx,
  userIds,
  notification,
}: {
  ctx: AppContext
  tx: Tx
  userIds: readonly string[]
  notification: NewNotification
}): Promise<void> => {
  const { workspaceId, kind } = notification
  const changes = await listChannelChanges({ db: tx, workspaceId, userIds })
  const chosen = new Map(userIds.map((id) => [id, channelsFor(changes.get(id) ?? {}, kind)]))
  const recipients = userIds.flatMap((userId) => {
    const channels = chosen.get(userId) ?? []
    return channels.length > 0 ? [{ userId, isShown: channels.includes('app') }] : []
  })
  const now = ctx.clock.now()
  const made = await insertNotifications({ db: tx, recipients, notification, now })
  await announceChanges({ tx, userIds: made.map(({ userId }) => userId) })
  const first = await chooseMessengers({ ctx, tx, userIds: made.map(({ userId }) => userId) })
  const deliveries = made.flatMap(({ id, userId }) =>
    (chosen.get(userId) ?? []).flatMap((wanted) => {
      const channel = wanted === 'messenger' ? first.get(userId) : wanted
      return channel === undefined || channel === 'app' ? [] : [{ id, channel }]
    }),
  )
  await insertDeliveries({ db: tx, deliveries })
  for (const data of deliveries) {
    await ctx.jobs.enqueue(deliverJob, data, { key: deliveryKey(data), tx })
  }
}
