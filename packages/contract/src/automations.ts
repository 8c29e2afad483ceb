import * as z from 'zod/mini'
import { automationRule } from './automation-rule.ts'
import { pageOf, pageQuery } from './paging.ts'
import { automationId, plannedRun } from './planned-runs.ts'
import { postState, postTime, wallTime } from './posts.ts'
import { id, instant, nothing } from './primitives.ts'
import { defineRoute } from './route.ts'

/**
 * `planned`: its time has come to be made. `making`: words, a reel and its render. `made`: a post exists and
 * its state tells the rest. `skipped`: by the user or by a rule. `failed`: see the failure.
 */
export const runState = z.enum(['planned', 'making', 'made', 'skipped', 'failed'])
export type RunState = z.infer<typeof runState>

export const runFailureCode = z.enum([
  'no_points',
  'no_items',
  'too_similar',
  'account_unavailable',
  'nothing_known',
  'ai_failed',
  'render_failed',
  'post_not_ready',
  'too_late',
  'author_gone',
  'source_unavailable',
  'crashed',
])
export type RunFailureCode = z.infer<typeof runFailureCode>

export const automationRun = z.object({
  id,
  time: postTime,
  /** Started by hand, besides the schedule. */
  isManual: z.boolean(),
  state: runState,
  /** What it is made of. */
  item: z.nullable(z.object({ key: z.string(), title: z.string() })),
  style: z.nullable(z.string()),
  failure: z.nullable(z.object({ code: runFailureCode, message: z.string() })),
  reelId: z.nullable(id),
  post: z.nullable(z.object({ id, state: postState })),
  /** Points spent on the video and on the words. */
  cost: z.object({ videos: z.int(), ai: z.int() }),
  /** Sums over the networks that tell them; null where none has told any yet. */
  results: z.nullable(
    z.object({
      views: z.nullable(z.int()),
      likes: z.nullable(z.int()),
      comments: z.nullable(z.int()),
      shares: z.nullable(z.int()),
      saves: z.nullable(z.int()),
    }),
  ),
  /** When it is tried next; null when it is over. */
  nextTryAt: z.nullable(instant),
  finishedAt: z.nullable(instant),
})
export type AutomationRun = z.infer<typeof automationRun>

export const pauseReason = z.enum(['user', 'failures', ...runFailureCode.options])
export type PauseReason = z.infer<typeof pauseReason>

export const automation = z.object({
  id: z.int(),
  version: z.int(),
  rule: automationRule,
  isPaused: z.boolean(),
  /** Why it paused; null while it works. The message says what to do. */
  pause: z.nullable(z.object({ reason: pauseReason, message: z.string(), at: instant })),
  nextRun: z.nullable(postTime),
  /** Whose right runs act with: who saved or resumed the rule last. Null when the account is gone. */
  author: z.nullable(z.object({ id, name: z.string() })),
  /** Points of one run. */
  cost: z.object({ videos: z.int(), ai: z.int() }),
  /** Moments of the next 30 days, as if it worked. */
  runsPerMonth: z.int(),
  /** How many more runs the points of this month suffice for; null: for all. */
  runsLeft: z.nullable(z.int()),
  lastRun: z.nullable(automationRun),
  createdAt: instant,
  updatedAt: instant,
})
export type Automation = z.infer<typeof automation>

const inWorkspace = { access: 'workspace' } as const
const ofAutomation = { ...inWorkspace, params: z.object({ id: automationId }) } as const

export const listAutomations = defineRoute({
  ...inWorkspace,
  method: 'GET',
  path: '/automations',
  action: 'automations.read',
  rate: 'read',
  summary: 'Автоматизации',
  tags: ['automations'],
  data: z.object({ items: z.array(automation) }),
})

export const getAutomation = defineRoute({
  ...ofAutomation,
  method: 'GET',
  path: '/automations/:id',
  action: 'automations.read',
  rate: 'read',
  summary: 'Автоматизация',
  tags: ['automation'],
  data: automation,
  errors: ['NOT_FOUND'],
})

/** Idempotent by key. Starts paused where `isPaused` says so. */
export const createAutomation = defineRoute({
  ...inWorkspace,
  method: 'POST',
  path: '/automations',
  action: 'automations.write',
  rate: 'write',
  summary: 'Создать автоматизацию',
  affects: ['automations', 'plannedRuns'],
  answers: getAutomation,
  headers: z.object({
    'idempotency-key': z.optional(z.string().check(z.minLength(8), z.maxLength(100))),
  }),
  body: z.object({ rule: automationRule, isPaused: z.boolean() }),
  data: automation,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** Changes only runs that are not made yet. */
export const saveAutomation = defineRoute({
  ...ofAutomation,
  method: 'PUT',
  path: '/automations/:id',
  action: 'automations.write',
  rate: 'write',
  summary: 'Сохранить автоматизацию',
  affects: ['automations', 'plannedRuns'],
  answers: getAutomation,
  body: z.object({ version: z.int(), rule: automationRule }),
  data: automation,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
})

/** Planned moments that pass during a pause are skipped, never made up for. */
export const pauseAutomation = defineRoute({
  ...ofAutomation,
  method: 'POST',
  path: '/automations/:id/pause',
  action: 'automations.write',
  rate: 'write',
  summary: 'Остановить или продолжить автоматизацию',
  affects: ['automations', 'plannedRuns'],
  answers: getAutomation,
  body: z.object({ isPaused: z.boolean() }),
  data: automation,
  errors: ['NOT_FOUND'],
})

/** Posts it has made stay unless `withPosts` asks to take back those not published yet. */
export const deleteAutomation = defineRoute({
  ...ofAutomation,
  method: 'DELETE',
  path: '/automations/:id',
  action: 'automations.write',
  rate: 'write',
  summary: 'Удалить автоматизацию',
  affects: ['automations', 'plannedRuns', 'posts', 'calendar'],
  removes: getAutomation,
  query: z.object({ withPosts: z.optional(z.stringbool()) }),
  data: nothing,
  errors: ['NOT_FOUND'],
})

export const listRuns = defineRoute({
  ...ofAutomation,
  method: 'GET',
  path: '/automations/:id/runs',
  action: 'automations.read',
  rate: 'read',
  summary: 'Запуски автоматизации',
  tags: ['automationRuns'],
  query: z.object(pageQuery),
  data: pageOf(automationRun),
  errors: ['NOT_FOUND'],
})

/** Now, besides the schedule; `topic` replaces the item whose turn it is. Idempotent by key. */
export const runAutomation = defineRoute({
  ...ofAutomation,
  method: 'POST',
  path: '/automations/:id/runs',
  action: 'automations.write',
  rate: 'heavy',
  summary: 'Запустить сейчас',
  affects: ['automationRuns', 'automations'],
  headers: z.object({ 'idempotency-key': z.string().check(z.minLength(8), z.maxLength(100)) }),
  body: z.object({ topic: z.optional(z.string().check(z.trim(), z.maxLength(300))) }),
  data: automationRun,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** One planned moment is left out, or comes back. */
export const skipPlannedRun = defineRoute({
  ...ofAutomation,
  method: 'POST',
  path: '/automations/:id/skip',
  action: 'automations.write',
  rate: 'write',
  summary: 'Пропустить один запуск',
  affects: ['plannedRuns', 'automations', 'automationRuns'],
  body: z.object({ wallTime, isSkipped: z.boolean() }),
  data: nothing,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** Another item for one planned moment: `topic` in its place, else the next one in turn. */
export const swapPlannedRun = defineRoute({
  ...ofAutomation,
  method: 'POST',
  path: '/automations/:id/swap',
  action: 'automations.write',
  rate: 'write',
  summary: 'Заменить один запуск',
  affects: ['plannedRuns', 'automations', 'automationRuns'],
  body: z.object({
    wallTime,
    topic: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(300))),
  }),
  data: nothing,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** Makes the next planned runs now, for their own times. Those begun already are left alone. */
export const makePlannedRuns = defineRoute({
  ...ofAutomation,
  method: 'POST',
  path: '/automations/:id/make',
  action: 'automations.write',
  rate: 'heavy',
  summary: 'Сделать ближайшие запуски заранее',
  affects: ['plannedRuns', 'automations', 'automationRuns'],
  body: z.object({ count: z.int().check(z.minimum(1), z.maximum(3)) }),
  data: z.object({ items: z.array(automationRun) }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** A dry run of a rule that is not saved, for 30 days. */
export const previewAutomation = defineRoute({
  ...inWorkspace,
  method: 'POST',
  path: '/automations/preview',
  action: 'automations.read',
  rate: 'read',
  isRead: true,
  summary: 'Что сделает автоматизация',
  tags: ['plannedRuns'],
  body: z.object({ rule: automationRule }),
  data: z.object({ items: z.array(plannedRun) }),
  errors: ['NOT_FOUND'],
})

/** What works: runs with results, by what they were made of. */
export const automationReport = z.object({
  runs: z.int(),
  published: z.int(),
  views: z.nullable(z.int()),
  /** Points of videos per 1000 views; null without views. */
  videosPerThousandViews: z.nullable(z.number()),
  lines: z.array(
    z.object({
      dimension: z.enum(['item', 'style']),
      key: z.string(),
      title: z.string(),
      runs: z.int(),
      /** Median over runs with views. */
      medianViews: z.nullable(z.int()),
      /** The chance to be taken next, in per cent, when the rule prefers what works. */
      share: z.int(),
    }),
  ),
})
export type AutomationReport = z.infer<typeof automationReport>

export const getAutomationReport = defineRoute({
  ...ofAutomation,
  method: 'GET',
  path: '/automations/:id/report',
  action: 'automations.read',
  rate: 'read',
  summary: 'Результаты автоматизации',
  tags: ['automationRuns'],
  data: automationReport,
  errors: ['NOT_FOUND'],
})
