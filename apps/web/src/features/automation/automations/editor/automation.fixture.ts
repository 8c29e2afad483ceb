import type { Automation, AutomationRun } from '@kadr/contract/automation/automations'
import { emptyForm, toRule } from './rule-form.ts'

const ACCOUNT = '0197a0c0-0000-7000-8000-000000000001'

export const timeOf = (wallTime: string) => ({
  wallTime,
  timeZone: 'Europe/Moscow',
  at: new Date(`${wallTime}:00+03:00`).toISOString(),
})

export const runOf = (part: Partial<AutomationRun> = {}): AutomationRun => ({
  id: '0197a0c0-0000-7000-8000-0000000000aa',
  time: timeOf('2026-11-17T08:00'),
  isManual: false,
  state: 'made',
  item: { key: 'a', title: 'Колд брю за ночь' },
  style: 'cuts',
  failure: null,
  question: null,
  reelId: null,
  post: { id: '0197a0c0-0000-7000-8000-0000000000bb', state: 'scheduled' },
  cost: { videos: 1, ai: 1 },
  results: null,
  nextTryAt: null,
  finishedAt: null,
  ...part,
})

export const automationOf = (part: Partial<Automation> = {}): Automation => ({
  id: 7,
  version: 1,
  rule: toRule({
    ...emptyForm(),
    name: 'Утренний рецепт',
    topics: 'Колд брю\nПомол',
    weekdays: [2, 4],
    times: ['08:00'],
    targets: [{ connectionId: ACCOUNT, settings: {} }],
  }),
  isPaused: false,
  pause: null,
  nextRun: timeOf('2026-11-17T08:00'),
  tooSoon: null,
  feed: null,
  footage: null,
  author: null,
  cost: { videos: 1, ai: 1 },
  runsPerMonth: 9,
  runsLeft: 12,
  lastRun: runOf(),
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  ...part,
})
