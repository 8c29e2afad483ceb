import type { AppContext } from '../../context.ts'
import type { DeliveryChannel, NotificationRow } from './notifications.repository.ts'

/** Only `unsent` may be retried. */
export type SendOutcome =
  | { kind: 'sent' }
  /** Permanent. */
  | { kind: 'refused'; status: number; reason: string }
  /** Certainly not sent; `retryAfterSeconds` when the channel requested a delay. */
  | { kind: 'unsent'; retryAfterSeconds?: number }
  /** Possibly sent. */
  | { kind: 'unknown' }

/** One notification, or a digest of several. */
export type Message = Pick<NotificationRow, 'title' | 'text' | 'link'>

/** Delivery to a user outside the app. */
export type Channel = {
  name: DeliveryChannel
  /** Undefined when the user has disabled the channel or has no address in it. */
  findAddress(input: { ctx: AppContext; userId: string }): Promise<string | undefined>
  send(input: { ctx: AppContext; message: Message; address: string }): Promise<SendOutcome>
}
