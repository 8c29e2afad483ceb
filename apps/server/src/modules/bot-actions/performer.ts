import type { Action } from '@kadr/contract/permissions'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import type { BotAction, MessageContent, NoticeAction } from '../bot-outbox/index.ts'
import type { PostActor } from '../posts/index.ts'

/** How the matter of a notification ended, and what can be done next. */
type Conclusion = { what: string; next?: readonly NoticeAction[] }

/** The pressed message says something else from now on. */
export type Redrawn = { what: string; content: MessageContent }

type ActionOf<K extends BotAction['kind']> = {
  [P in K]: Extract<BotAction, { kind: P }> & { kind: P }
}[K]

export type Acting = { ctx: AppContext; actor: PostActor }

export type Given<K extends BotAction['kind']> = Acting & {
  tx: Tx
  action: ActionOf<K>
  input: string | null
  /** The chat of whoever pressed. */
  chatId: number
}

export type Performer<K extends BotAction['kind']> = {
  /** What the person must be allowed to do at this moment. */
  right: Action
  /** Undefined when the matter goes on: a question was asked. */
  run(given: Given<K>): Promise<Conclusion | Redrawn | undefined>
}

export type Performers<K extends BotAction['kind']> = { [P in K]: Performer<P> }
