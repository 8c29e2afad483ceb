import * as z from 'zod/mini'
import { id, instant, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'

/** Subject of a scheduled report. */
export const reportScope = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('workspace') }),
  z.object({ kind: z.literal('account'), id }),
  z.object({ kind: z.literal('group'), id }),
])
export type ReportScope = z.infer<typeof reportScope>

export const reportEvery = z.enum(['week', 'month'])
export type ReportEvery = z.infer<typeof reportEvery>

/** In local time of the workspace. */
export const reportTime = z
  .object({
    every: reportEvery,
    /** Of a week: Monday is 1. Of a month: 1 to 28, which every month has. */
    day: z.int().check(z.minimum(1), z.maximum(28)),
    time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Укажите время')),
  })
  .check(
    z.refine(({ every, day }) => every === 'month' || day <= 7, {
      error: 'Выберите день недели',
      path: ['day'],
    }),
  )
export type ReportTime = z.infer<typeof reportTime>

/** `telegram` is the bot, in whichever messenger the person is told first. */
export const reportChannel = z.enum(['telegram', 'email'])
export type ReportChannel = z.infer<typeof reportChannel>

export const reportRecipient = z.object({ userId: id, channel: reportChannel })
export type ReportRecipient = z.infer<typeof reportRecipient>

/** `subject_gone`: its account or group was deleted. */
export const reportPause = z.enum(['person', 'nobody_reached', 'subject_gone'])
export type ReportPause = z.infer<typeof reportPause>

const MAX_RECIPIENTS = 40

const fields = {
  title: z.string().check(z.trim(), z.maxLength(120, 'Не длиннее 120 знаков')),
  scope: reportScope,
  when: reportTime,
  recipients: z
    .array(reportRecipient)
    .check(z.minLength(1, 'Выберите, кому присылать'), z.maxLength(MAX_RECIPIENTS)),
}

export const reportSchedule = z.object({
  id,
  ...fields,
  recipients: z.array(reportRecipient),
  /** Whether the link for a client that comes with the report has a password. */
  hasPassword: z.boolean(),
  nextAt: z.nullable(instant),
  sentAt: z.nullable(instant),
  pauseReason: z.nullable(reportPause),
})
export type ReportSchedule = z.infer<typeof reportSchedule>

/** A member of the workspace and the channels that can reach them now. */
export const reportReader = z.object({
  userId: id,
  name: z.string(),
  isMe: z.boolean(),
  channels: z.array(reportChannel),
})
export type ReportReader = z.infer<typeof reportReader>

export const listReportSchedules = defineRoute({
  method: 'GET',
  path: '/analytics/report-schedules',
  access: 'workspace',
  action: 'analytics.read',
  rate: 'read',
  summary: 'Регулярные отчёты и кому их можно присылать',
  tags: ['reportSchedules'],
  data: z.object({ items: z.array(reportSchedule), readers: z.array(reportReader) }),
})

const password = z.nullable(
  z.string().check(z.minLength(6, 'Не короче 6 символов'), z.maxLength(100)),
)

export const createReportSchedule = defineRoute({
  method: 'POST',
  path: '/analytics/report-schedules',
  access: 'workspace',
  action: 'analytics.write',
  rate: 'write',
  summary: 'Присылать отчёт регулярно',
  affects: ['reportSchedules'],
  body: z.object({ ...fields, password }),
  data: reportSchedule,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

const ofSchedule = {
  path: '/analytics/report-schedules/:id',
  access: 'workspace',
  action: 'analytics.write',
  rate: 'write',
  params: z.object({ id }),
  affects: ['reportSchedules'],
  errors: ['NOT_FOUND'],
} as const

export const changeReportSchedule = defineRoute({
  ...ofSchedule,
  method: 'PATCH',
  summary: 'Изменить, остановить или продолжить регулярный отчёт',
  /** Without `password` the old one stays. */
  body: z.partial(z.object({ ...fields, password, isPaused: z.boolean() })),
  data: reportSchedule,
})

export const deleteReportSchedule = defineRoute({
  ...ofSchedule,
  method: 'DELETE',
  summary: 'Больше не присылать отчёт',
  data: nothing,
})
