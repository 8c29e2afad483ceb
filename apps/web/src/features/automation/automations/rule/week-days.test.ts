import type { PlannedRun } from '@kadr/contract/automation/planned-runs'
import type { CalendarItem } from '@kadr/contract/publishing/calendar'
import { newId } from '@kadr/kit/new-id'
import { expect, it } from 'vitest'
import { placeWeek } from './week-days.ts'

const timeAt = (at: string) => ({ at, wallTime: at.slice(0, 16), timeZone: 'UTC' })

const run = (at: string, of: Partial<PlannedRun> = {}): PlannedRun => ({
  automationId: 1,
  runId: null,
  name: 'Утренний рецепт',
  output: 'slideshow',
  time: timeAt(at),
  item: { key: 'cold-brew', title: 'Колд брю за ночь' },
  style: null,
  problem: null,
  isEmpty: false,
  isSkipped: false,
  isChosen: false,
  connectionIds: [],
  rubricId: null,
  ...of,
})

const item = (at: string, state: 'scheduled' | 'failed' | 'draft'): CalendarItem => ({
  postId: newId(),
  version: 1,
  time: timeAt(at),
  title: 'Меню выходных',
  thumbnailUrl: null,
  isRepeat: false,
  authorId: null,
  rubricId: null,
  targets: (['telegram', 'tiktok'] as const).map((network) => ({
    id: newId(),
    connectionId: newId(),
    network,
    state,
    waiting: null,
  })),
})

const week = (items: CalendarItem[], runs: PlannedRun[]) =>
  placeWeek({ items, runs, today: '2026-11-16', timeZone: 'Europe/Moscow' })

it('puts posts and runs of a rule on the days of the workspace, by time', () => {
  const days = week(
    [item('2026-11-16T15:00:00.000Z', 'failed'), item('2026-11-16T21:30:00.000Z', 'scheduled')],
    [run('2026-11-16T05:00:00.000Z')],
  )
  expect(days.map(({ date }) => date.slice(8))).toEqual(['16', '17', '18', '19', '20', '21', '22'])
  expect(days[0]?.entries).toMatchObject([
    { time: '08:00', title: 'Колд брю за ночь', tone: 'run', postId: null },
    { time: '18:00', title: 'Меню выходных', tone: 'trouble', networks: ['tiktok', 'telegram'] },
  ])
  expect(days[1]?.entries).toMatchObject([{ time: '00:30', tone: 'post' }])
})

it('leaves out skipped runs and says once that a source is empty', () => {
  const empty = { item: null, problem: 'Ждёт новых записей', isEmpty: true }
  const days = week(
    [item('2026-11-18T09:00:00.000Z', 'draft')],
    [
      run('2026-11-16T05:00:00.000Z', { isSkipped: true }),
      run('2026-11-17T05:00:00.000Z', empty),
      run('2026-11-18T05:00:00.000Z', empty),
    ],
  )
  expect(days.map(({ entries }) => entries.map(({ title }) => title))).toEqual([
    [],
    ['Ждёт новых записей'],
    ['Меню выходных'],
    [],
    [],
    [],
    [],
  ])
})
