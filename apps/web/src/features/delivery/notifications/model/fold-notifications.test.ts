import type { Notification, NotificationKind } from '@kadr/contract/delivery/notifications'
import { expect, it } from 'vitest'
import { foldNotifications } from './fold-notifications.ts'

const notification = (id: string, kind: NotificationKind): Notification => ({
  id,
  kind,
  workspaceId: 'w',
  title: id,
  text: '',
  link: null,
  outcome: null,
  createdAt: '2026-11-15T09:00:00.000Z',
  readAt: null,
})

it('folds finished reels into the newest one and keeps every other notification', () => {
  const folded = foldNotifications([
    notification('a', 'render_ready'),
    notification('b', 'published'),
    notification('c', 'render_ready'),
    notification('d', 'published'),
  ])
  expect(folded.map(({ ids }) => ids)).toEqual([['a', 'c'], ['b'], ['d']])
})
