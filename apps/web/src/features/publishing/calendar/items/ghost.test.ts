import type { PlannedRun } from '@kadr/contract/automation/planned-runs'
import { expect, it } from 'vitest'
import { linesOf } from '../views/day-line.ts'
import { ZONE } from './calendar.fixture.ts'
import { fillCell } from './fill-cell.ts'
import { ghostsOn, placeGhosts } from './ghost.ts'

const ACCOUNT = '0197a0c0-0000-7000-8000-000000000001'
const OTHER = '0197a0c0-0000-7000-8000-000000000002'
const DAY = '2026-11-18'

const runAt = (time: string, part: Partial<PlannedRun> = {}): PlannedRun => ({
  automationId: 7,
  runId: null,
  name: 'Утренний рецепт',
  output: 'slideshow',
  time: {
    wallTime: `${DAY}T${time}`,
    timeZone: ZONE,
    at: new Date(`${DAY}T${time}:00+03:00`).toISOString(),
  },
  item: { key: 'a', title: 'Колд брю' },
  style: null,
  problem: null,
  isEmpty: false,
  isSkipped: false,
  isChosen: false,
  connectionIds: [ACCOUNT],
  rubricId: null,
  ...part,
})

const place = (runs: PlannedRun[], connectionIds: string[] = []) =>
  ghostsOn(placeGhosts({ runs, connectionIds, timeZone: ZONE }), DAY)

it('shows what will be made, without what was skipped and without other accounts', () => {
  const runs = [runAt('08:00'), runAt('09:00', { isSkipped: true }), runAt('10:00')]
  expect(place(runs).map(({ time }) => time)).toEqual(['08:00', '10:00'])
  expect(place(runs, [OTHER])).toEqual([])
  expect(place(runs, [OTHER, ACCOUNT])).toHaveLength(2)
})

it('tells once that a source is empty, whatever days the rule has', () => {
  const empty = { item: null, problem: 'Ждёт новых записей', isEmpty: true }
  const runs = [
    runAt('08:00', empty),
    runAt('09:00', empty),
    runAt('10:00', { ...empty, automationId: 8 }),
    runAt('11:00', empty),
    runAt('12:00'),
  ]
  expect(place(runs).map(({ time }) => time)).toEqual(['08:00', '10:00', '12:00'])
})

it('puts ghosts in order with the free slots of a day', () => {
  const slot = { day: DAY, time: '09:00', connectionIds: [ACCOUNT] }
  const lines = linesOf({
    items: [],
    ghosts: place([runAt('10:00'), runAt('08:00')]),
    slots: [slot],
  })
  expect(lines.map(({ kind, time }) => `${kind} ${time}`)).toEqual([
    'ghost 08:00',
    'slot 09:00',
    'ghost 10:00',
  ])
})

it('counts ghosts that do not fit into a cell', () => {
  const ghosts = place(['08:00', '09:00', '10:00', '11:00', '12:00'].map((time) => runAt(time)))
  const shown = fillCell({ items: [], ghosts, slots: [], lines: 4 })
  expect(shown.ghosts).toHaveLength(3)
  expect(shown.hidden).toBe(2)
})
