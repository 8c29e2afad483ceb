import type { NotificationKind } from '@kadr/contract/notifications'

/** The notification of an event and its recipients. */
export type NotificationDraft = {
  kind: NotificationKind
  title: string
  text: string
  /** A path in the app where the user can act on it. */
  link: string | null
  /** Idempotency key: a user has one notification with it. */
  key: string
  /** Members of the workspace. */
  to: 'everyone' | 'approvers' | readonly string[]
}

export const postLink = (postId: string) => `/posts?post=${postId}`
