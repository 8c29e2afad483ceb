import type { WorkItem } from '@kadr/contract/insight/work-items'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ItemList } from './item-list.tsx'

const item = (of: Partial<WorkItem>): WorkItem => ({
  id: '1',
  network: 'tiktok',
  accountId: '2',
  accountTitle: 'Зерно',
  kind: 'image',
  title: 'Пять ошибок',
  permalink: null,
  thumbnailUrl: null,
  postId: null,
  reelId: null,
  isAi: null,
  updatedAt: null,
  publishedAt: '2026-11-14T22:30:00.000Z',
  durationSeconds: null,
  figures: {
    views: null,
    reach: null,
    likes: 0,
    comments: null,
    shares: null,
    saves: null,
    clicks: null,
    averageWatchSeconds: null,
    engagementRate: null,
  },
  unreported: ['saves'],
  ratio: null,
  isGone: false,
  isUnlisted: false,
  ...of,
})

const show = (items: readonly WorkItem[]) =>
  render(
    <ItemList
      items={items}
      timeZone="Europe/Moscow"
      hasMore={false}
      isLoadingMore={false}
      onMore={() => undefined}
    />,
  )

it('calls deleted only what the network says is deleted', () => {
  show([item({ id: '1', isGone: true }), item({ id: '3', isUnlisted: true }), item({ id: '4' })])
  expect(screen.getAllByText('удалена в сети')).toHaveLength(1)
  expect(screen.getAllByText('нет в списке сети')).toHaveLength(1)
})

it('tells three voids apart, and the time in the zone of the figures', () => {
  const { container } = show([item({})])
  const cells = [...container.querySelectorAll('tbody td')].map((cell) => cell.textContent)
  expect(cells.slice(0, 5)).toEqual([
    'пока нет данных',
    '0',
    'пока нет данных',
    'пока нет данных',
    'сеть не отдаёт',
  ])
  expect(container.textContent).toMatch(/15\s?(ноября|нояб)/)
})
