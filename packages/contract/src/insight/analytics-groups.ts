import * as z from 'zod/mini'
import { id, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { figure, periodQuery } from './analytics-figures.ts'
import { workItemFigures, workItemMetric } from './work-items.ts'

const name = z
  .string()
  .check(z.trim(), z.minLength(1, 'Укажите название'), z.maxLength(80, 'Не длиннее 80 знаков'))
const members = z.array(id).check(z.maxLength(1000, 'Не больше 1000 в группе'))

const accountGroup = z.object({
  id,
  name: z.string(),
  memberIds: z.array(id),
  figures: z.array(figure),
})
export type AccountGroup = z.infer<typeof accountGroup>

export const listAccountGroups = defineRoute({
  method: 'GET',
  path: '/analytics/account-groups',
  access: 'workspace',
  action: 'analytics.read',
  rate: 'read',
  summary: 'Группы аккаунтов со сравнением',
  tags: ['analytics'],
  query: z.object(periodQuery),
  data: z.array(accountGroup),
})

/** The same by the short address of the family. */
export const listAccountGroupsShortly = defineRoute({
  ...listAccountGroups,
  path: '/account-groups',
})

const postGroup = z.object({
  id,
  name: z.string(),
  memberIds: z.array(id),
  /** Sums; the rate is computed over all members. */
  totals: workItemFigures,
  /** Figures no network of its members reports. */
  unreported: z.array(workItemMetric),
  /** Of one piece. */
  medianViews: z.nullable(z.number()),
})
export type PostGroup = z.infer<typeof postGroup>

export const listPostGroups = defineRoute({
  method: 'GET',
  path: '/analytics/post-groups',
  access: 'workspace',
  action: 'analytics.read',
  rate: 'read',
  summary: 'Группы публикаций со сравнением',
  tags: ['workItems'],
  data: z.array(postGroup),
})

const groupSubject = z.object({ id, name: z.string(), memberIds: z.array(id) })

export const createAccountGroup = defineRoute({
  method: 'POST',
  path: '/analytics/account-groups',
  access: 'workspace',
  action: 'analytics.write',
  rate: 'write',
  summary: 'Создать группу аккаунтов',
  affects: ['analytics'],
  body: z.object({ name, memberIds: members }),
  data: groupSubject,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const updateAccountGroup = defineRoute({
  method: 'PATCH',
  path: '/analytics/account-groups/:id',
  access: 'workspace',
  action: 'analytics.write',
  rate: 'write',
  summary: 'Изменить группу аккаунтов',
  affects: ['analytics'],
  params: z.object({ id }),
  body: z.object({ name: z.optional(name), memberIds: z.optional(members) }),
  data: groupSubject,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const deleteAccountGroup = defineRoute({
  method: 'DELETE',
  path: '/analytics/account-groups/:id',
  access: 'workspace',
  action: 'analytics.write',
  rate: 'write',
  summary: 'Удалить группу аккаунтов',
  affects: ['analytics'],
  params: z.object({ id }),
  data: nothing,
  errors: ['NOT_FOUND'],
})

export const createPostGroup = defineRoute({
  method: 'POST',
  path: '/analytics/post-groups',
  access: 'workspace',
  action: 'analytics.write',
  rate: 'write',
  summary: 'Создать группу публикаций',
  affects: ['workItems'],
  body: z.object({ name, memberIds: members }),
  data: groupSubject,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const updatePostGroup = defineRoute({
  method: 'PATCH',
  path: '/analytics/post-groups/:id',
  access: 'workspace',
  action: 'analytics.write',
  rate: 'write',
  summary: 'Изменить группу публикаций',
  affects: ['workItems'],
  params: z.object({ id }),
  body: z.object({ name: z.optional(name), memberIds: z.optional(members) }),
  data: groupSubject,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const deletePostGroup = defineRoute({
  method: 'DELETE',
  path: '/analytics/post-groups/:id',
  access: 'workspace',
  action: 'analytics.write',
  rate: 'write',
  summary: 'Удалить группу публикаций',
  affects: ['workItems'],
  params: z.object({ id }),
  data: nothing,
  errors: ['NOT_FOUND'],
})
