import type { NotificationKind } from '@kadr/contract/delivery/notifications'
import type { BotAction } from '../../bot-outbox/index.ts'

type PostActionKind = Extract<BotAction, { postId: string; targetId?: never }>['kind']
type AutomationActionKind = Extract<BotAction, { automationId: number }>['kind']

/** The notification of an event and its recipients. */
export type NotificationDraft = {
  kind: NotificationKind
  title: string
  text: string
  /** A path in the app where the user can act on it. */
  link: string | null
  actions?: readonly BotAction[]
  /** Resolved against the state of the post when the notification is created. */
  postActions?: { postId: string; kinds: readonly PostActionKind[] }
  /** Resolved against the state of the rule when the notification is created. */
  automationActions?: { automationId: number; kinds: readonly AutomationActionKind[] }
  /** Idempotency key, unique per user. */
  key: string
  /** Members of the workspace. */
  to: 'everyone' | 'approvers' | readonly string[]
}

export const postLink = (postId: string) => `/posts?post=${postId}`
