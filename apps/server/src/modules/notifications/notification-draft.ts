import type { NotificationKind } from '@kadr/contract/notifications'
import type { BotAction } from '../bot-outbox/index.ts'

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
  /** Actions on a post as it is when the notification is made. */
  postActions?: { postId: string; kinds: readonly PostActionKind[] }
  /** Actions on a rule as it is when the notification is made. */
  automationActions?: { automationId: number; kinds: readonly AutomationActionKind[] }
  /** Idempotency key: a user has one notification with it. */
  key: string
  /** Members of the workspace. */
  to: 'everyone' | 'approvers' | readonly string[]
}

export const postLink = (postId: string) => `/posts?post=${postId}`
