import type { Tx } from '../../../db/connection.ts'
import { listDeliveryStates } from './channels/deliveries.repository.ts'

/**
 * Whether the person got the notification: by a channel, or in the app when they have no channel. A message that may
 * have been sent counts; a refused one does not, unless the notification was read in the app.
 */
export const findNoticeState = async ({
  tx,
  userId,
  key,
}: {
  tx: Tx
  userId: string
  key: string
}): Promise<'told' | 'waiting' | 'failed'> => {
  const deliveries = await listDeliveryStates({ db: tx, userId, key })
  if (!deliveries) return 'waiting'
  if (deliveries.some(({ readAt }) => readAt !== null)) return 'told'
  const states = deliveries.map(({ state }) => state)
  if (states.includes('waiting') || states.includes('sending')) return 'waiting'
  if (states.includes('sent') || states.includes('unknown')) return 'told'
  return states.includes('failed') ? 'failed' : 'told'
}
