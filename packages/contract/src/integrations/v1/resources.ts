import * as z from 'zod/mini'
import { id, instant } from '../../base/primitives.ts'
import { resourceKind, resourceState } from '../../library/resources.ts'
import { defineV1, defineV1Write, v1PageOf, v1PageQuery } from './define-v1.ts'

export const v1Resource = z.object({
  id,
  kind: resourceKind,
  /** `processing`: stored, and usable in a post already. */
  state: resourceState,
  name: z.string(),
  altText: z.string(),
  mimeType: z.string(),
  size: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  durationSeconds: z.nullable(z.number()),
  /** Signed addresses, which end. */
  url: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  createdAt: instant,
})
export type V1Resource = z.infer<typeof v1Resource>

export const listResourcesV1 = defineV1({
  method: 'GET',
  path: '/resources',
  scope: 'resources.read',
  action: 'resources.read',
  rate: 'read',
  summary: 'Файлы библиотеки, новые сначала',
  query: z.strictObject({
    ...v1PageQuery,
    kind: z.optional(resourceKind),
    search: z.optional(z.string().check(z.maxLength(200))),
  }),
  data: v1PageOf(v1Resource),
})

export const getResourceV1 = defineV1({
  method: 'GET',
  path: '/resources/:id',
  scope: 'resources.read',
  action: 'resources.read',
  rate: 'read',
  summary: 'Файл',
  params: z.object({ id }),
  data: v1Resource,
})

/** The file is fetched from a public address and checked as one that is uploaded. */
export const createResourceV1 = defineV1Write({
  method: 'POST',
  path: '/resources',
  scope: 'resources.write',
  action: 'resources.write',
  summary: 'Загрузить файл по адресу',
  body: z.strictObject({
    url: z
      .string()
      .check(z.maxLength(2048), z.regex(/^https?:\/\/\S+$/i, 'Нужен адрес вида https://…')),
    name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
    altText: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
  }),
  data: v1Resource,
  errors: ['PAGE_UNREADABLE', 'QUOTA_EXCEEDED'],
})
