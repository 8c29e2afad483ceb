import { messenger } from '../../../../platform/outside/messengers/messenger.ts'
import { getBotAccess } from '../../../identity/users/index.ts'
import { findAddressOf, queueMessage } from '../../bot-outbox/index.ts'
import type { Channel } from './channel.ts'

/** The name is that of the settings, which were made for Telegram. */
export const messengerChannel: Channel = {
  name: 'telegram',
  async findReach({ ctx, userId }) {
    if (!messenger.isConfigured(ctx.config)) return { kind: 'unavailable' }
    const access = await getBotAccess({ ctx, userId })
    const address = await findAddressOf({ ctx, userId })
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
