import * as z from 'zod/mini'
import { idempotent, idempotentOnly } from '../base/idempotency.ts'
import { pageOf, pageQuery } from '../base/paging.ts'
import { id, instant, nothing, version, wallTime } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { postState, postTime } from '../publishing/posts.ts'
import { answer } from '../studio/questions.ts'
import { automationVideo } from './automation-footage.ts'
import { automationRule, linkedSource } from './automation-rule.ts'
import { automationId, plannedRun } from './planned-runs.ts'

/**
 * `planned`: waits for its lead time. `making`: text, reel and render. `asking`: waits for answers of a person about a
 * topic we know nothing of. `made`: a post exists and has its own state. `skipped`: by the user or by a rule. `failed`:
 * see the failure.
 */
export const runState = z.enum(['planned', 'making', 'asking', 'made', 'skipped', 'failed'])
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
  /** Its questions had no answers in time; they may still come. */
  'unanswered',
  /** The answers came later and are used by another run. */
  'moved',
])
export type RunFailureCode = z.infer<typeof runFailureCode>

export const automationRun = z.object({
  id,
  time: postTime,
  /** Started by hand, outside the schedule. */
  isManual: z.boolean(),
  state: runState,
  /** The item of the source it is made from. */
  item: z.nullable(z.object({ key: z.string(), title: z.string() })),
  style: z.nullable(z.string()),
  failure: z.nullable(z.object({ code: runFailureCode, message: z.string() })),
  /** What its open questions are about; null when there are none. */
  question: z.nullable(z.string()),
  reelId: z.nullable(id),
  post: z.nullable(z.object({ id, state: postState })),
  /** Points spent on the video and on the text. */
  cost: z.object({ videos: z.int(), ai: z.int() }),
  /** Sums over the networks that report them; null while none has reported any. */
  results: z.nullable(
    z.object({
      views: z.nullable(z.int()),
      likes: z.nullable(z.int()),
      comments: z.nullable(z.int()),
      shares: z.nullable(z.int()),
      saves: z.nullable(z.int()),
    }),
  ),
  /** When it is retried; null when it has ended. */
  nextTryAt: z.nullable(instant),
  finishedAt: z.nullable(instant),
})
export type AutomationRun = z.infer<typeof automationRun>

export const pauseReason = z.enum(['user', 'failures', ...runFailureCode.options])
export type PauseReason = z.infer<typeof pauseReason>

export const automation = z.object({
  id: z.int(),
  version,
  rule: automationRule,
  isPaused: z.boolean(),
  /** Why it is paused; null while it is active. The message says what to do. */
  pause: z.nullable(z.object({ reason: pauseReason, message: z.string(), at: instant })),
  nextRun: z.nullable(postTime),
  /** The next moment by the schedule when there is too little time left to make it. */
  tooSoon: z.nullable(postTime),
  /** The last reading of its feed or price list; null for other sources. */
  feed: z.nullable(
    z.object({
      /** Null until it was read once. */
      readAt: z.nullable(instant),
      /** Russian: why the last reading failed. */
      failure: z.nullable(z.string()),
    }),
  ),
  /** The long videos of its folder, the newest first; null for other sources. */
  footage: z.nullable(z.array(automationVideo)),
  /** Runs have the permissions of the person who last saved or resumed the rule. Null when the account was deleted. */
  author: z.nullable(z.object({ id, name: z.string() })),
  /** Points of one run. */
  cost: z.object({ videos: z.int(), ai: z.int() }),
  /** Moments of the next 30 days, even while it is paused. */
  runsPerMonth: z.int(),
  /** How many more runs this month's points are enough for; null: for all. */
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

/** Idempotent by key. Created paused with `isPaused`. */
export const createAutomation = defineRoute({
  ...inWorkspace,
  method: 'POST',
  path: '/automations',
  action: 'automations.write',
  rate: 'write',
  summary: 'Создать автоматизацию',
  affects: ['automations', 'plannedRuns'],
  answers: getAutomation,
  headers: idempotent,
  body: z.object({ rule: automationRule, isPaused: z.boolean() }),
  data: automation,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** Affects only runs that are not made yet. */
export const saveAutomation = defineRoute({
  ...ofAutomation,
  method: 'PUT',
  path: '/automations/:id',
  action: 'automations.write',
  rate: 'write',
  summary: 'Сохранить автоматизацию',
  affects: ['automations', 'plannedRuns'],
  answers: getAutomation,
  body: z.object({ version, rule: automationRule }),
  data: automation,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
})

/** Moments during a pause are skipped, never made up for. */
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

/** Its posts stay, unless `withPosts` asks to remove those not published yet. */
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

/** Runs now, outside the schedule; `topic` replaces the next item. Idempotent by key. */
export const runAutomation = defineRoute({
  ...ofAutomation,
  method: 'POST',
  path: '/automations/:id/runs',
  action: 'automations.write',
  rate: 'heavy',
  summary: 'Запустить сейчас',
  affects: ['automationRuns', 'automations'],
  headers: idempotentOnly,
  body: z.object({ topic: z.optional(z.string().check(z.trim(), z.maxLength(300))) }),
  data: automationRun,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** Skips one planned moment, or restores it. */
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

/** Replaces the item of one planned moment: by `topic`, or else by the next item in turn. */
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

/** Makes the next planned runs now; their posts keep the planned times. Started runs are not affected. */
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

/** Reads a feed or a price list by its address, so that a fault is told before the rule is saved. */
export const checkFeed = defineRoute({
  ...inWorkspace,
  method: 'POST',
  path: '/automations/feed',
  action: 'automations.write',
  rate: 'heavy',
  isRead: true,
  summary: 'Проверить ленту',
  tags: [],
  body: z.object({ source: linkedSource }),
  data: z.object({
    count: z.int(),
    /** The newest ones. */
    entries: z.array(z.object({ key: z.string(), title: z.string() })),
  }),
})

/** Reads the feed of a rule now, whenever its turn is. */
export const readAutomationFeed = defineRoute({
  ...ofAutomation,
  method: 'POST',
  path: '/automations/:id/feed',
  action: 'automations.write',
  rate: 'heavy',
  summary: 'Прочитать ленту сейчас',
  affects: ['plannedRuns', 'automations'],
  answers: getAutomation,
  data: automation,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/**
 * Answers to the questions of a run: it goes on in its own time or, when that has passed, its topic takes the next
 * one. Idempotent.
 */
export const answerRun = defineRoute({
  ...inWorkspace,
  method: 'POST',
  path: '/automations/:id/runs/:runId/answers',
  action: 'automations.write',
  rate: 'write',
  summary: 'Ответить на вопросы запуска',
  affects: ['plannedRuns', 'automations', 'automationRuns'],
  params: z.object({ id: automationId, runId: id }),
  body: z.object({ answers: z.array(answer).check(z.minLength(1), z.maxLength(10)) }),
  data: automationRun,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const getRun = defineRoute({
  ...inWorkspace,
  method: 'GET',
  path: '/automations/:id/runs/:runId',
  action: 'automations.read',
  rate: 'read',
  summary: 'Запуск автоматизации',
  tags: ['automationRuns'],
  params: z.object({ id: automationId, runId: id }),
  data: automationRun,
  errors: ['NOT_FOUND'],
})

/** Which topics of a rule can be written without asking; others wait for answers of a person. */
export const topicCoverage = z.object({
  /** The first so many, where the list is long. */
  checked: z.int(),
  isWhole: z.boolean(),
  asks: z.array(z.string()),
})
export type TopicCoverage = z.infer<typeof topicCoverage>

/** A dry run of an unsaved rule, for 30 days. */
export const previewAutomation = defineRoute({
  ...inWorkspace,
  method: 'POST',
  path: '/automations/preview',
  action: 'automations.read',
  rate: 'read',
  isRead: true,
  summary: 'Что сделает автоматизация',
  tags: ['plannedRuns'],
  body: z.object({
    rule: automationRule,
    /** Of the rule that is edited: what it has used and read counts. */
    id: z.optional(automationId),
  }),
  data: z.object({
    items: z.array(plannedRun),
    tooSoon: z.nullable(postTime),
    /** Null where nothing can be said in advance. */
    coverage: z.nullable(topicCoverage),
  }),
  errors: ['NOT_FOUND'],
})

/** Runs with results, grouped by what they were made from. */
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
      /** Probability of being chosen next, in per cent, when the rule prefers what performs well. */
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
