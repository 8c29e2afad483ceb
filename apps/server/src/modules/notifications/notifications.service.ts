import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../context.ts'
import { mapPages, readPages } from '../../platform/read-pages.ts'
import { presentNotification } from './notifications.presenter.ts'
import * as repository from './notifications.repository.ts'

type OfUser = { ctx: AppContext; userId: string }

const KEPT_MS = 90 * DAY_MS

export const listNotifications = async ({
  ctx,
  userId,
  cursor,
  limit,
}: OfUser & { cursor: string | undefined; limit: number }) => {
  const { db } = ctx
  const rows = await repository.listPage({ db, userId, before: cursor, limit: limit + 1 })
  const page = rows.slice(0, limit)
  return {
    notifications: page.map(presentNotification),
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    unreadCount: await repository.countUnread({ db, userId }),
  }
}

export const readNotifications = async ({
  ctx,
  userId,
  ids,
}: OfUser & { ids: readonly string[] | undefined }) => {
  await repository.markRead({ db: ctx.db, userId, ids, now: ctx.clock.now() })
  return { unreadCount: await repository.countUnread({ db: ctx.db, userId }) }
}

export const purgeOldNotifications = ({ ctx }: { ctx: AppContext }) =>
  repository.deleteOlderThan({
    db: ctx.db,
    moment: new Date(ctx.clock.now().getTime() - KEPT_MS),
  })

export const exportNotifications = ({ ctx: { db }, userId }: OfUser) => {
  const read = () => readPages((page) => repository.listAllOf({ db, userId, ...page }))
  return {
    notifications: read(),
    notificationDeliveries: mapPages(read(), (rows) =>
      repository.listDeliveriesOf({ db, ids: rows.map(({ id }) => id) }),
    ),
  }
}
