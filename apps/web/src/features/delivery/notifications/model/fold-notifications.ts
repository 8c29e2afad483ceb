import type { Notification, NotificationKind } from '@kadr/contract/delivery/notifications'

/** A notification and the ids of those folded into it. */
export type NotificationGroup = { newest: Notification; ids: string[] }

/** Frequent and harmless kinds are folded into the newest, so that they do not bury notifications that need action. */
const FOLDED: ReadonlySet<NotificationKind> = new Set(['render_ready'])

/** Newest first, in input order. */
export const foldNotifications = (notifications: readonly Notification[]): NotificationGroup[] => {
  const folded = new Map<NotificationKind, NotificationGroup>()
  return notifications.flatMap((newest) => {
    const known = folded.get(newest.kind)
    if (known) {
      known.ids.push(newest.id)
      return []
    }
    const group = { newest, ids: [newest.id] }
    if (FOLDED.has(newest.kind)) folded.set(newest.kind, group)
    return [group]
  })
}
