import * as z from 'zod/mini'
import { id } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { postWhen } from './posts.ts'

const importSource = z.object({
  /** CSV with the columns text, accounts, date, time, media, tags; separated by comma, semicolon or tab. */
  text: z.string().check(z.minLength(1, 'Файл пуст'), z.maxLength(900_000)),
  connectionIds: z.array(id).check(z.maxLength(50)),
})

export const importRow = z.object({
  line: z.int(),
  text: z.string(),
  accounts: z.array(z.string()),
  when: z.nullable(postWhen),
  mediaIds: z.array(id),
  /** Russian. A row with an error is skipped; one with a warning is not. */
  errors: z.array(z.string()),
  warnings: z.array(z.string()),
})
export type ImportRow = z.infer<typeof importRow>

/** Dry run of an import. */
export const checkImport = defineRoute({
  method: 'POST',
  path: '/posts/import/check',
  access: 'workspace',
  action: 'posts.write',
  rate: 'heavy',
  summary: 'Проверить файл с постами',
  isRead: true,
  tags: [],
  body: importSource,
  data: z.object({ rows: z.array(importRow), good: z.int(), bad: z.int() }),
  errors: ['NOT_FOUND'],
})

/** Imports the valid rows. Idempotent by key. */
export const importPosts = defineRoute({
  method: 'POST',
  path: '/posts/import',
  access: 'workspace',
  action: 'posts.write',
  rate: 'heavy',
  summary: 'Создать посты из файла',
  affects: ['posts', 'calendar'],
  body: z.object({ ...importSource.shape, key: id, isScheduled: z.boolean() }),
  data: z.object({ created: z.int(), left: z.int() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})
