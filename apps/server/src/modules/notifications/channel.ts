import type { AppContext } from '../../context.ts'
import type { DeliveryChannel, NotificationRow } from './notifications.repository.ts'

/** Only what surely did not go out may be sent again. */
export type SendOutcome =
  | { kind: 'sent' }
  /** The channel refused it, and would again. */
  | { kind: 'refused'; status: number; reason: string }
  /** It did not go out; `retryAfterSeconds` when the channel said how long to wait. */
  | { kind: 'unsent'; retryAfterSeconds?: number }
  /** It may have gone out. */
  | { kind: 'unknown' }

/** A way to reach a user outside the app. */
export type Channel = {
  name: DeliveryChannel
  /** Undefined when the user has switched the channel off or can't be reached by it. */
  findAddress(input: { ctx: AppContext; userId: string }): Promise<string | undefined>
  send(input: {
    ctx: AppContext
    notification: NotificationRow
    address: string
  }): Promise<SendOutcome>
}
