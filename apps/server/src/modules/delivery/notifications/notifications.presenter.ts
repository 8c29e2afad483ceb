import type { Notification } from '@kadr/contract/delivery/notifications'
import type { NotificationRow } from './notifications.repository.ts'

export const presentNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  workspaceId: row.workspaceId,
  kind: row.kind,
  title: row.title,
  text: row.text,
  link: row.link,
  outcome: row.outcome,
  createdAt: row.createdAt.toISOString(),
  readAt: row.readAt?.toISOString() ?? null,
})
