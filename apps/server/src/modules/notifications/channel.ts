import type { DeliveryChannel } from '@kadr/contract/notification-settings'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import type { MessageContent } from '../bot-outbox/index.ts'

/** One notification, or a digest of several. */
export type Message = Pick<MessageContent, 'title' | 'text' | 'rows'>

/** `off`: switched off by the user. `blocked`: nothing arrives. `unavailable`: this installation has no such channel. */
export type Reach =
  | { kind: 'reached'; address: string; label: string | null }
  | { kind: 'absent' | 'off' | 'blocked' | 'unavailable' }

/** Delivery to a user outside the app. */
export type Channel = {
  name: DeliveryChannel
  findReach(input: { ctx: AppContext; userId: string }): Promise<Reach>
  /**
   * Hands it over to the outbox of the channel; what became of it is told by `settleDeliveries`. Returns its id where
   * messages can be edited later.
   */
  queue(input: {
    ctx: AppContext
    tx: Tx
    key: string
    to: { userId: string; workspaceId: string; address: string }
    message: Message
    /** The notifications it tells of. */
    notificationIds: readonly string[]
  }): Promise<number | undefined>
}

/** The page a message leads to. */
export const pathOf = ({ rows }: Message): { text: string; path: string } | undefined =>
  rows.flat().flatMap((button) => ('path' in button ? [button] : []))[0]
