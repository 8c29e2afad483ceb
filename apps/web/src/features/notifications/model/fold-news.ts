import type { Notification, NotificationKind } from '@kadr/contract/notifications'

/** One piece of news with all that are told together with it. */
export type News = { newest: Notification; ids: string[] }

/** Good news that comes often: the newest speaks for the rest, so that it does not bury what needs a person. */
const FOLDED: ReadonlySet<NotificationKind> = new Set(['render_ready'])

/** Newest first, as they came. */
export const foldNews = (notifications: readonly Notification[]): News[] => {
  const folded = new Map<NotificationKind, News>()
  return notifications.flatMap((newest) => {
    const known = folded.get(newest.kind)
    if (known) {
      known.ids.push(newest.id)
      return []
    }
    const news = { newest, ids: [newest.id] }
    if (FOLDED.has(newest.kind)) folded.set(newest.kind, news)
    return [news]
  })
}
