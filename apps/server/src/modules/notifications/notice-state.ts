import type { Tx } from '../../db/connection.ts'
import { listDeliveryStates } from './deliveries.repository.ts'

/**
 * Whether a person was told: by a message, or on the screen when there is no channel to send one by. A message that
 * may have been sent counts; one that was refused does not, unless it was read on the screen.
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
