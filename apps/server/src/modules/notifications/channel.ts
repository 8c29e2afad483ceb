import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import type { MessageContent } from '../bot-outbox/index.ts'
import type { DeliveryChannel } from './deliveries.repository.ts'

/** One notification, or a digest of several. */
export type Message = Pick<MessageContent, 'title' | 'text' | 'rows'>

/** `none`: the user has no address or has disabled the channel. `blocked`: nothing arrives there. */
export type Reach = { kind: 'reached'; address: string } | { kind: 'none' } | { kind: 'blocked' }

/** Delivery to a user outside the app. */
export type Channel = {
  name: DeliveryChannel
  findReach(input: { ctx: AppContext; userId: string }): Promise<Reach>
  /** Hands it over to the outbox; returns its id there. Undefined when the key was handed over before. */
  queue(input: {
    ctx: AppContext
    tx: Tx
    key: string
    to: { userId: string; workspaceId: string; address: string }
    message: Message
  }): Promise<number | undefined>
}
