import type { OnSettled } from '../bot-outbox/index.ts'
import { settleBotDeliveries } from './deliveries.repository.ts'

/** The outbox of the bot has ended these messages. */
export const followBotMessages: OnSettled = ({ tx, messageIds, state }) =>
  settleBotDeliveries({ db: tx, messageIds, state })
