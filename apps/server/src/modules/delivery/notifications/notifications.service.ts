import type { NotificationTopic } from '@kadr/contract/delivery/notifications'
import { kindsOf } from '@kadr/domain/delivery/topics'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { mapPages, readAtOnce, readPages } from '../../../platform/paging/read-pages.ts'
import { announceChanges } from './announce-changes.ts'
import { listDeliveriesOf } from './channels/deliveries.repository.ts'
import { deleteNoticesOlderThan } from './groups/group-notices.repository.ts'
import { deleteExpiredCodes } from './groups/groups.repository.ts'
import { exportGroupChats } from './groups/groups.service.ts'
import { presentNotification } from './notifications.presenter.ts'
import * as repository from './notifications.repository.ts'
import { findPreferences, listSettingsOf } from './settings.repository.ts'
import { generationKey } from './texts/generation-texts.ts'

type OfUser = { ctx: AppContext; userId: string }

const KEPT_MS = 90 * DAY_MS

const kindsIn = (topic: NotificationTopic | undefined) => topic && kindsOf(topic)

export const countNotifications = async ({ ctx: { db }, userId }: OfUser) => ({
  unreadCount: await repository.countUnread({ db, userId }),
})

export const listNotifications = async ({
  ctx,
  userId,
  cursor,
  limit,
  topic,
  isUnread,
}: OfUser & {
  cursor: string | undefined
  limit: number
  topic: NotificationTopic | undefined
  isUnread: boolean
}) => {
  const rows = await repository.listPage({
    db: ctx.db,
    userId,
    before: cursor,
    limit: limit + 1,
    isUnread,
    kinds: kindsIn(topic),
  })
  const page = rows.slice(0, limit)
  return {
    items: page.map(presentNotification),
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    ...(await countNotifications({ ctx, userId })),
  }
}

export const readNotifications = async ({
  ctx,
  userId,
  ids,
  topic,
  generationId,
}: OfUser & {
  ids?: readonly string[] | undefined
  topic?: NotificationTopic | undefined
  generationId?: string | undefined
}) => {
  await inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now()
    const key = generationId && generationKey(generationId)
    const which = { ids, kinds: kindsIn(topic), key }
    const read = await repository.markRead({ db: tx, userId, ...which, now })
    if (read.length > 0) await announceChanges({ tx, userIds: [userId] })
  })
  return countNotifications({ ctx, userId })
}

export const purgeOldNotifications = async ({ ctx: { db, clock } }: { ctx: AppContext }) => {
  const now = clock.now()
  const moment = new Date(now.getTime() - KEPT_MS)
  await repository.deleteOlderThan({ db, moment })
  await deleteNoticesOlderThan({ db, moment })
  await deleteExpiredCodes({ db, now })
}

export const exportNotifications = ({ ctx, userId }: OfUser) => {
  const { db } = ctx
  const read = () => readPages((page) => repository.listAllOf({ db, userId, ...page }))
  return {
    ...exportGroupChats({ ctx, userId }),
    notifications: read(),
    notificationDeliveries: mapPages(read(), (rows) =>
      listDeliveriesOf({ db, ids: rows.map(({ id }) => id) }),
    ),
    notificationSettings: readAtOnce(() => listSettingsOf({ db, userId })),
    notificationPreferences: readAtOnce(async () => {
      const row = await findPreferences({ db, userId })
      return row ? [row] : []
    }),
  }
}
