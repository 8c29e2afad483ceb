import * as z from 'zod/mini'
import { automationMode } from '../../automation/automation-rule.ts'
import { runFailureCode, runState } from '../../automation/automations.ts'
import { automationId } from '../../automation/planned-runs.ts'
import { id, instant } from '../../base/primitives.ts'
import { postTime } from '../../publishing/posts.ts'
import { defineV1, defineV1Write, v1PageOf, v1PageQuery } from './define-v1.ts'

export const v1Run = z.object({
  id,
  state: runState,
  /** Russian: why it failed or was left out. */
  failure: z.nullable(z.object({ code: runFailureCode, message: z.string() })),
  time: postTime,
  isManual: z.boolean(),
  reelId: z.nullable(id),
  postId: z.nullable(id),
  finishedAt: z.nullable(instant),
})
export type V1Run = z.infer<typeof v1Run>

export const v1Automation = z.object({
  id: z.int(),
  name: z.string(),
  /** What becomes of a made post: a draft, one that waits for approval, or one that goes out by itself. */
  mode: automationMode,
  isPaused: z.boolean(),
  /** Russian: why it stopped. */
  pauseReason: z.nullable(z.string()),
  nextRun: z.nullable(postTime),
  lastRun: z.nullable(v1Run),
  updatedAt: instant,
})
export type V1Automation = z.infer<typeof v1Automation>

const ofAutomation = { params: z.object({ id: automationId }) } as const
const change = {
  ...ofAutomation,
  scope: 'automations.write',
  action: 'automations.write',
} as const

export const listAutomationsV1 = defineV1({
  method: 'GET',
  path: '/automations',
  scope: 'automations.read',
  action: 'automations.read',
  rate: 'read',
  summary: 'Автоматизации',
  query: z.strictObject(v1PageQuery),
  data: v1PageOf(v1Automation),
})

export const getAutomationV1 = defineV1({
  ...ofAutomation,
  method: 'GET',
  path: '/automations/:id',
  scope: 'automations.read',
  action: 'automations.read',
  rate: 'read',
  summary: 'Автоматизация',
  data: v1Automation,
})

export const startAutomationV1 = defineV1Write({
  ...change,
  method: 'POST',
  path: '/automations/:id/start',
  summary: 'Включить автоматизацию',
  data: v1Automation,
})

export const stopAutomationV1 = defineV1Write({
  ...change,
  method: 'POST',
  path: '/automations/:id/stop',
  summary: 'Остановить автоматизацию',
  data: v1Automation,
})

export const runAutomationV1 = defineV1Write({
  ...change,
  method: 'POST',
  path: '/automations/:id/runs',
  summary: 'Запустить автоматизацию сейчас',
  body: z.strictObject({ topic: z.optional(z.string().check(z.trim(), z.maxLength(300))) }),
  data: v1Run,
  errors: ['CONFLICT'],
})

export const listRunsV1 = defineV1({
  ...ofAutomation,
  method: 'GET',
  path: '/automations/:id/runs',
  scope: 'automations.read',
  action: 'automations.read',
  rate: 'read',
  summary: 'Запуски автоматизации, новые сначала',
  query: z.strictObject(v1PageQuery),
  data: v1PageOf(v1Run),
})
