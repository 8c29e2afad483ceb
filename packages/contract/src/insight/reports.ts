import * as z from 'zod/mini'
import { id, instant, localDate, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { network } from '../publishing/networks.ts'
import { analyticsOverview } from './analytics.ts'
import { periodLength } from './analytics-figures.ts'
import { workItem } from './work-items.ts'

/** Scope of a report. Default period: 30 days. */
export const reportRequest = z.object({
  title: z.optional(z.string().check(z.trim(), z.maxLength(120, 'Не длиннее 120 знаков'))),
  brandColor: z.optional(z.string().check(z.regex(/^#[\da-f]{6}$/i, 'Цвет вида #2f4bff'))),
  networks: z.optional(z.array(network).check(z.maxLength(20))),
  accountIds: z.optional(z.array(id).check(z.maxLength(100))),
  accountGroupId: z.optional(id),
  length: z.optional(periodLength),
  from: z.optional(localDate),
  to: z.optional(localDate),
  against: z.optional(z.enum(['previous', 'same_weekday'])),
})
export type ReportRequest = z.infer<typeof reportRequest>

/** How those who wrote to the accounts of the report were answered. */
export const answering = z.object({
  /** Threads in which somebody wrote. */
  threads: z.int(),
  answered: z.int(),
  /** Median of the time to the first answer; null without answers. */
  medianSeconds: z.nullable(z.number()),
})
export type Answering = z.infer<typeof answering>

/** The single source of every form of a report, so that their numbers agree. */
export const reportDocument = z.object({
  title: z.string(),
  workspaceName: z.string(),
  brandColor: z.string(),
  /** From the brand of the workspace's reels. */
  logoUrl: z.nullable(z.string()),
  madeAt: instant,
  overview: analyticsOverview,
  /** Pieces published in the period, the most viewed first; the first 500. */
  items: z.array(workItem),
  /** Null: nobody wrote in the period. */
  answering: z.nullable(answering),
  /** In plain language. */
  summary: z.array(z.string()),
})
export type ReportDocument = z.infer<typeof reportDocument>

export const reportTable = z.enum(['summary', 'networks', 'days', 'items'])
export type ReportTable = z.infer<typeof reportTable>
export const reportFormat = z.enum(['csv', 'xlsx', 'pdf'])
export type ReportFormat = z.infer<typeof reportFormat>

/** A URL that downloads the file in any client, also where a token can't be sent. */
export const makeReportFile = defineRoute({
  method: 'POST',
  path: '/analytics/reports/files',
  access: 'workspace',
  action: 'analytics.read',
  rate: 'heavy',
  summary: 'Ссылка на файл отчёта на десять минут',
  affects: [],
  body: z.object({
    report: reportRequest,
    format: reportFormat,
    /** For CSV, which contains a single table. */
    table: z.optional(reportTable),
  }),
  data: z.object({ url: z.string(), fileName: z.string() }),
  errors: ['NOT_FOUND'],
})

export const downloadReport = defineRoute({
  method: 'GET',
  path: '/report-files/:token',
  access: 'public',
  rate: 'heavy',
  summary: 'Файл отчёта',
  tags: [],
  params: z.object({ token: z.string().check(z.minLength(1), z.maxLength(4000)) }),
  file: [
    'text/csv',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/pdf',
  ],
  data: nothing,
  errors: ['NOT_FOUND', 'LINK_EXPIRED'],
})

export const reportLink = z.object({
  id,
  title: z.string(),
  hasPassword: z.boolean(),
  expiresAt: instant,
  openCount: z.int(),
  openedAt: z.nullable(instant),
  createdAt: instant,
})
export type ReportLink = z.infer<typeof reportLink>

export const listReports = defineRoute({
  method: 'GET',
  path: '/analytics/reports',
  access: 'workspace',
  action: 'analytics.read',
  rate: 'read',
  summary: 'Открытые ссылки на отчёты',
  tags: ['reports'],
  data: z.array(reportLink),
})

export const createReport = defineRoute({
  method: 'POST',
  path: '/analytics/reports',
  access: 'workspace',
  action: 'analytics.write',
  rate: 'write',
  summary: 'Создать ссылку на отчёт',
  affects: ['reports'],
  body: z.object({
    report: reportRequest,
    /**
     * Null: none. YouTube's terms allow figures to be shown only to the channel's owner and to people they authorise.
     */
    password: z.nullable(
      z.string().check(z.minLength(6, 'Не короче 6 символов'), z.maxLength(100)),
    ),
    /** Days. */
    lifetime: z.int().check(z.minimum(1), z.maximum(365)),
    /** The person has confirmed that a report with figures of YouTube needs no password. */
    isOpenConfirmed: z.optional(z.boolean()),
  }),
  data: z.object({ link: reportLink, url: z.string() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const revokeReport = defineRoute({
  method: 'DELETE',
  path: '/analytics/reports/:id',
  access: 'workspace',
  action: 'analytics.write',
  rate: 'write',
  summary: 'Закрыть ссылку на отчёт',
  affects: ['reports'],
  params: z.object({ id }),
  data: nothing,
  errors: ['NOT_FOUND'],
})

/** FORBIDDEN: the password is missing or wrong. */
export const openSharedReport = defineRoute({
  method: 'POST',
  path: '/shared-reports/:token',
  access: 'public',
  rate: 'signIn',
  summary: 'Отчёт по ссылке',
  isRead: true,
  tags: [],
  params: z.object({ token: z.string().check(z.minLength(20), z.maxLength(100)) }),
  body: z.object({ password: z.optional(z.string().check(z.maxLength(100))) }),
  data: reportDocument,
  errors: ['NOT_FOUND', 'LINK_EXPIRED', 'FORBIDDEN'],
})
