import { isMessenger } from '@kadr/domain/identity/sign-in-providers'
import type { AppContext } from '../../../../context.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { findUnread } from '../notifications.repository.ts'
import { CHANNELS } from './channels.ts'
import { insertDeliveries, listDeliveriesOf } from './deliveries.repository.ts'
import { deliverJob, deliveryKey } from './delivery-jobs.ts'

const OPEN = new Set(['waiting', 'sending', 'sent'])

/**
 * Fallback: after every chosen channel has failed, the next channel that reaches the person, even one they switched off.
 * A message that may have arrived is repeated by another messenger only: it stands beside the first for people to see.
 */
export const fallBack = async ({ ctx, id }: { ctx: AppContext; id: string }): Promise<void> => {
  const notification = await findUnread({ db: ctx.db, id })
  if (!notification) return
  const deliveries = await listDeliveriesOf({ db: ctx.db, ids: [id] })
  if (deliveries.some(({ state }) => OPEN.has(state))) return
  const tried = new Set(deliveries.map(({ channel }) => channel))
  const isUnsure = deliveries.some(({ state }) => state === 'unknown')
  for (const { name: channel, findReach } of CHANNELS) {
    if (tried.has(channel) || (isUnsure && !isMessenger(channel))) continue
    const reach = await findReach({ ctx, userId: notification.userId })
    if (reach.kind !== 'reached') continue
    await inTransaction(ctx.db, async (tx) => {
      const data = { id, channel }
      await insertDeliveries({ db: tx, deliveries: [data] })
      await ctx.jobs.enqueue(deliverJob, data, { key: deliveryKey(data), tx })
    })
    return
  }
}
