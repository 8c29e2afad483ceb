import type { AnalyticsAccount, Figure } from '@kadr/contract/insight/analytics-figures'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { StaleNotice } from '../page/page-states.tsx'
import { FiguresCard } from './figures-card.tsx'

const figure = (of: Partial<Figure> & Pick<Figure, 'metric'>): Figure => ({
  value: 120,
  absence: null,
  change: { kind: 'percent', share: 0.2 },
  compared: { now: 120, before: 100 },
  leftOut: [],
  since: null,
  isDaySum: false,
  networks: ['tiktok'],
  ...of,
})

const show = (figures: readonly Figure[]) =>
  render(
    <FiguresCard figures={figures} networkCount={2} chosen="views" onChoose={vi.fn()} />,
  ).container.textContent?.replaceAll('\u00A0', ' ')

it('says beside a percentage whom it leaves out and why', () => {
  const youtube = {
    accountId: '1',
    network: 'youtube' as const,
    title: 'Обжарка',
    isWholeNetwork: true,
    missing: 'before' as const,
    days: 0,
    ofDays: 29,
  }
  const text = show([
    figure({ metric: 'views', leftOut: [youtube] }),
    figure({ metric: 'likes', leftOut: [youtube] }),
    figure({ metric: 'engagementRate', leftOut: [youtube] }),
    figure({ metric: 'comments' }),
  ])
  expect(text).toContain('+20,0 %без YouTube')
  expect(text).toContain(
    'Сравнение (просмотры, лайки, ER): без YouTube: за прошлый период данных нет.',
  )
})

it('tells three voids apart, names growth by its first day and a sum of daily reaches', () => {
  const nothing = { value: null, change: { kind: 'unknown' as const }, compared: null }
  const text = show([
    figure({ metric: 'views', ...nothing, absence: 'unreported' }),
    figure({ metric: 'likes', ...nothing, absence: 'unread', since: '2026-11-18' }),
    figure({ metric: 'shares', ...nothing, value: 0 }),
    figure({ metric: 'reach', isDaySum: true }),
  ])
  expect(text).toContain('Просмотрысеть не отдаёт')
  expect(text).toContain('Лайкипока нет данныхПрирост с 18 ноября')
  expect(text).toContain('Репосты0')
  expect(text).toContain('Сумма дневных охватов120')
})

it('names the day after which totals are without a disconnected account', () => {
  const account: AnalyticsAccount = {
    id: '1',
    network: 'tiktok',
    title: 'Зерно',
    handle: null,
    avatarUrl: null,
    profileUrl: null,
    connectionId: null,
    isTracked: false,
    updatedAt: '2026-11-14T08:00:00.000Z',
    stale: {
      since: '2026-11-14T22:00:00.000Z',
      message: 'Аккаунт отключён.',
      isSignInNeeded: false,
      isDetached: true,
    },
  }
  render(<StaleNotice accounts={[account]} timeZone="Europe/Moscow" />)
  expect(screen.getByText('TikTok «Зерно» отключён')).toBeTruthy()
  expect(screen.getByText(/^Итоги после 15.ноября посчитаны без него\.$/)).toBeTruthy()
})
