import type { MessengerName } from '@kadr/contract/identity/users'
import { messengers } from '../../../../platform/outside/messengers/messengers.ts'
import { getBotAccess } from '../../../identity/users/index.ts'
import { findAddressOf, queueMessage } from '../../bot-outbox/index.ts'
import type { Channel } from './channel.ts'

/** The chat of the person with the bot. */
export const messengerChannel = (name: MessengerName): Channel => ({
  name,
  async findReach({ ctx, userId }) {
    if (!messengers[name].botOf(ctx.config)) return { kind: 'unavailable' }
    const access = await getBotAccess({ ctx, userId, messenger: name })
    const place = await findAddressOf({ ctx, userId, messenger: name })
    if (place === undefined) return { kind: 'absent' }
    if (access !== 'on') return { kind: access }
    return { kind: 'reached', address: String(place.chatId), label: null }
  },
  queue({ ctx, tx, key, to: { address, ...owner }, message }) {
    const to = { ...owner, messenger: name, chatId: Number(address) }
    return queueMessage({ ctx, tx, key, to, content: message })
  },
})
