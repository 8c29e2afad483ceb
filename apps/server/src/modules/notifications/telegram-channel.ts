import { findSubject } from '../auth/index.ts'
import { queueMessage } from '../bot-outbox/index.ts'
import { getBotAccess } from '../users/index.ts'
import type { Channel } from './channel.ts'

export const telegramChannel: Channel = {
  name: 'telegram',
  async findReach({ ctx, userId }) {
    const access = await getBotAccess({ ctx, userId })
    const address = await findSubject({ ctx, userId, provider: 'telegram' })
    if (access === 'off' || address === undefined) return { kind: 'none' }
    return access === 'blocked' ? { kind: 'blocked' } : { kind: 'reached', address }
  },
  queue({ ctx, tx, key, to: { address, ...owner }, message }) {
    return queueMessage({
      ctx,
      tx,
      key,
      to: { ...owner, chatId: Number(address) },
      content: message,
    })
  },
}
