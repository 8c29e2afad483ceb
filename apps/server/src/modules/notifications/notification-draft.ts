import type { NotificationKind } from '@kadr/contract/notifications'

/** What an event is to be told as, and to whom. */
export type NotificationDraft = {
  kind: NotificationKind
  title: string
  text: string
  /** A path of the app where something can be done about it. */
  link: string | null
  /** Idempotency key: a user has one notification with it. */
  key: string
  /** Of the members of the workspace. */
  to: 'everyone' | 'approvers' | readonly string[]
}

export const postLink = (postId: string) => `/posts?post=${postId}`
