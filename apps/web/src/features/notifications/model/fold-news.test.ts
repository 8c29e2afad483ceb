import type { Notification, NotificationKind } from '@kadr/contract/notifications'
import { expect, it } from 'vitest'
import { foldNews } from './fold-news.ts'

const news = (id: string, kind: NotificationKind): Notification => ({
  ...{ id, kind, workspaceId: 'w', title: id, text: '', link: null },
  ...{ createdAt: '2026-11-15T09:00:00.000Z', readAt: null },
})

it('lets the newest finished reel speak for the others, and every other news for itself', () => {
  const folded = foldNews([
    news('a', 'render_ready'),
    news('b', 'published'),
    news('c', 'render_ready'),
    news('d', 'published'),
  ])
  expect(folded.map(({ ids }) => ids)).toEqual([['a', 'c'], ['b'], ['d']])
})
