import { findSubject } from '../auth/index.ts'
import { queueMessage } from '../bot-outbox/index.ts'
import { getBotAccess } from '../users/index.ts'
import type { Channel } from './channel.ts'

export const telegramChannel: Channel = {
  name: 'telegram',
  async findReach({ ctx, userId }) {
    if (!ctx.config.telegram) return { kind: 'unavailable' }
    const access = await getBotAccess({ ctx, userId })
    const address = await findSubject({ ctx, userId, provider: 'telegram' })
    if (address === undefined) return { kind: 'absent' }
    if (access !== 'on') return { kind: access }
    return { kind: 'reached', address, label: null }
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
