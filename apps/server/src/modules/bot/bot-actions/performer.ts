import type { Action } from '@kadr/contract/base/permissions'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import type { ChatAddress } from '../../../platform/outside/messengers/incoming.ts'
import type { BotAction, MessageContent, NoticeAction } from '../../delivery/bot-outbox/index.ts'
import type { PostActor } from '../../publishing/posts/index.ts'

/** `what` is shown as the outcome of the notification; `next` are the actions offered now. */
type Conclusion = { what: string; next?: readonly NoticeAction[] }

/** The action is done, and the message and its other buttons stay as they are. */
type Told = { told: string }

/** New content of the pressed message. */
export type RedrawnMessage = { what: string; content: MessageContent }

type ActionOf<K extends BotAction['kind']> = {
  [P in K]: Extract<BotAction, { kind: P }> & { kind: P }
}[K]

export type ActorInput = { ctx: AppContext; actor: PostActor }

export type PerformInput<K extends BotAction['kind']> = ActorInput & {
  tx: Tx
  action: ActionOf<K>
  input: string | null
  /** The chat of the person who pressed. */
  place: ChatAddress
}

export type Performer<K extends BotAction['kind']> = {
  /** Permission checked when the button is pressed. */
  right: Action
  /** Undefined while the action is not finished: a question was asked. */
  run(given: PerformInput<K>): Promise<Conclusion | RedrawnMessage | Told | undefined>
}

export type Performers<K extends BotAction['kind']> = { [P in K]: Performer<P> }
