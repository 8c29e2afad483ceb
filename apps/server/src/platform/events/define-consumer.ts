import type { DomainEvent, EventKind } from '@kadr/contract/events'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'

export type Consumer<K extends EventKind = EventKind> = {
  /** `<module>.<verb>`, such as `notifications.create`. A new name is a new consumer. */
  name: string
  kinds: readonly K[]
  /** A new consumer starts at the end of the log, or with this flag at its oldest retained event. */
  isFromBeginning?: true
  /**
   * Writes through `tx` only, so that its effects are committed with its position: exactly once. Side effects outside
   * the database are jobs enqueued in `tx`.
   */
  handle(input: { ctx: AppContext; tx: Tx; event: DomainEvent<K> }): Promise<void>
}

/** Ties the type of `event` to the kinds. */
export const defineConsumer = <const K extends EventKind>(consumer: Consumer<K>): Consumer =>
  consumer
