import * as z from 'zod/mini'
import { id, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'

const inWorkspace = { access: 'workspace' } as const
const ofRubric = { ...inWorkspace, params: z.object({ id }) } as const

export const MAX_RUBRICS = 50

/** Each has a light and a dark shade of the design system. */
export const rubricColor = z.enum(['blue', 'green', 'amber', 'pink', 'teal', 'violet'])
export type RubricColor = z.infer<typeof rubricColor>

const wellFormed = z.overwrite((value: string) => value.toWellFormed())
const body = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      wellFormed,
      z.minLength(1, 'Укажите название'),
      z.maxLength(40, 'Не длиннее 40 знаков'),
    ),
  color: rubricColor,
})

/** A label of posts, reels and automations. */
export const rubric = z.object({ id, name: z.string(), color: rubricColor })
export type Rubric = z.infer<typeof rubric>

/** What carries a label: null takes it away, absent leaves it. */
export const rubricId = z.optional(z.nullable(id))

export const listRubrics = defineRoute({
  ...inWorkspace,
  method: 'GET',
  path: '/rubrics',
  action: 'posts.read',
  rate: 'read',
  summary: 'Рубрики',
  tags: ['rubrics'],
  data: z.array(rubric),
})

export const createRubric = defineRoute({
  ...inWorkspace,
  method: 'POST',
  path: '/rubrics',
  action: 'posts.write',
  rate: 'write',
  summary: 'Создать рубрику',
  affects: ['rubrics'],
  body,
  data: rubric,
  errors: ['CONFLICT'],
})

export const updateRubric = defineRoute({
  ...ofRubric,
  method: 'PUT',
  path: '/rubrics/:id',
  action: 'posts.write',
  rate: 'write',
  summary: 'Изменить рубрику',
  affects: ['rubrics', 'analytics'],
  body,
  data: rubric,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** What carried it goes on without it. */
export const deleteRubric = defineRoute({
  ...ofRubric,
  method: 'DELETE',
  path: '/rubrics/:id',
  action: 'posts.write',
  rate: 'write',
  summary: 'Удалить рубрику',
  affects: ['rubrics', 'posts', 'post', 'calendar', 'reels', 'reel', 'analytics'],
  data: nothing,
  errors: ['NOT_FOUND'],
})
