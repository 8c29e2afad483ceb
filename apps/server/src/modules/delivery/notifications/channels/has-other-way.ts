import { isMessenger } from '@kadr/domain/identity/sign-in-providers'
import type { HasOtherWay } from '../../bot-outbox/index.ts'
import { findUnread } from '../notifications.repository.ts'
import { CHANNELS } from './channels.ts'
import { listByBotMessages, listDeliveriesOf } from './deliveries.repository.ts'

/** A notification whose messenger is out of reach is brought by another one of the person. */
export const hasOtherMessenger: HasOtherWay = async ({ ctx, messageId }) => {
  const { db } = ctx
  const ids = (await listByBotMessages({ db, messageIds: [messageId] })).map(({ id }) => id)
  const [id] = ids
  const notification = id === undefined ? undefined : await findUnread({ db, id })
  if (!notification) return false
  const tried = new Set((await listDeliveriesOf({ db, ids })).map(({ channel }) => channel))
  for (const { name, findReach } of CHANNELS) {
    if (!isMessenger(name) || tried.has(name)) continue
    const { kind } = await findReach({ ctx, userId: notification.userId })
    if (kind === 'reached') return true
  }
  return false
}
