import * as z from 'zod/mini'
import { id, instant, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { importRow } from './post-import.ts'

const address = z
  .string()
  .check(
    z.trim(),
    z.maxLength(2048),
    z.regex(/^https?:\/\/\S+$/i, 'Вставьте ссылку целиком, например https://…'),
  )

const counts = {
  created: z.int(),
  changed: z.int(),
  /** Rows with errors, and those that are left as they are in the app. */
  left: z.int(),
}

/** A shared sheet that a plan is taken from, again and again. */
export const planSheet = z.object({
  id,
  url: z.string(),
  /** For rows that name no account. */
  connectionIds: z.array(id),
  /** Rows with a time are scheduled; otherwise all become drafts. */
  isScheduled: z.boolean(),
  createdAt: instant,
  /** The last time it was applied; null before the first. */
  last: z.nullable(z.object({ at: instant, ...counts })),
})
export type PlanSheet = z.infer<typeof planSheet>

/** What applying the sheet would do with a row. `kept`: it differs, and the post in the app stays as it is. */
export const sheetFate = z.enum(['new', 'changed', 'same', 'kept', 'bad'])
export type SheetFate = z.infer<typeof sheetFate>

const sheetRow = z.object({
  ...importRow.shape,
  fate: sheetFate,
  postId: z.nullable(id),
  /** Russian: what changes. */
  changes: z.array(z.string()),
})
export type SheetRow = z.infer<typeof sheetRow>

const inWorkspace = { access: 'workspace', action: 'posts.write' } as const
const ofSheet = { ...inWorkspace, params: z.object({ id }) } as const

export const listPlanSheets = defineRoute({
  ...inWorkspace,
  method: 'GET',
  path: '/plan-sheets',
  rate: 'read',
  summary: 'Таблицы, из которых берут план',
  tags: ['planSheets'],
  data: z.object({ items: z.array(planSheet) }),
})

/** The sheet is read at once: an address without a table is not kept. One that is known takes the new settings. */
export const addPlanSheet = defineRoute({
  ...inWorkspace,
  method: 'POST',
  path: '/plan-sheets',
  rate: 'heavy',
  summary: 'Запомнить таблицу по ссылке',
  affects: ['planSheets'],
  body: z.object({
    url: address,
    connectionIds: z.array(id).check(z.maxLength(50)),
    isScheduled: z.boolean(),
  }),
  data: planSheet,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** Its posts stay. */
export const removePlanSheet = defineRoute({
  ...ofSheet,
  method: 'DELETE',
  path: '/plan-sheets/:id',
  rate: 'write',
  summary: 'Забыть таблицу',
  affects: ['planSheets'],
  data: nothing,
  errors: ['NOT_FOUND'],
})

/** Dry run: what has changed in the sheet since it was applied. */
export const checkPlanSheet = defineRoute({
  ...ofSheet,
  method: 'POST',
  path: '/plan-sheets/:id/check',
  rate: 'heavy',
  summary: 'Сравнить таблицу с планом',
  isRead: true,
  tags: [],
  data: z.object({
    rows: z.array(sheetRow),
    /** Of the content read: applying refuses another one. */
    hash: z.string(),
    /** Posts of rows that the sheet no longer has. They stay. */
    goneCount: z.int(),
  }),
  errors: ['NOT_FOUND'],
})

/** Adds what is new and changes what has changed. Applied again it does nothing. */
export const applyPlanSheet = defineRoute({
  ...ofSheet,
  method: 'POST',
  path: '/plan-sheets/:id/apply',
  rate: 'heavy',
  summary: 'Перенести таблицу в план',
  affects: ['planSheets', 'posts', 'post', 'calendar'],
  body: z.object({ hash: z.string().check(z.maxLength(100)) }),
  data: z.object(counts),
  errors: ['NOT_FOUND', 'CONFLICT'],
})
