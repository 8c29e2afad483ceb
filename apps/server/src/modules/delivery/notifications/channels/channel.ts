import type { DeliveryChannel } from '@kadr/contract/delivery/notification-settings'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import type { MessageContent } from '../../bot-outbox/index.ts'

/** One notification, or a digest of several. */
export type Message = Pick<MessageContent, 'title' | 'text' | 'rows' | 'pictureUrl'>

/** `off`: switched off by the user. `blocked`: nothing arrives. `unavailable`: this installation has no such channel. */
export type Reach =
  | { kind: 'reached'; address: string; label: string | null }
  | { kind: 'absent' | 'off' | 'blocked' | 'unavailable' }

/** Delivery to a user outside the app. */
export type Channel = {
  name: DeliveryChannel
  findReach(input: { ctx: AppContext; userId: string }): Promise<Reach>
  /**
   * Puts the message into the outbox of the channel, which reports the result to `settleDeliveries`. Returns the
   * message id where messages can be edited later.
   */
  queue(input: {
    ctx: AppContext
    tx: Tx
    key: string
    to: { userId: string; workspaceId: string; address: string }
    message: Message
    /** The notifications the message is about. */
    notificationIds: readonly string[]
  }): Promise<number | undefined>
}

export const pathOf = ({ rows }: Message): { text: string; path: string } | undefined =>
  rows.flat().flatMap((button) => ('path' in button ? [button] : []))[0]
