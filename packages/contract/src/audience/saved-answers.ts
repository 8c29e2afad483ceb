import * as z from 'zod/mini'
import { id, instant, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'

const inWorkspace = { access: 'workspace' } as const
const ofAnswer = { ...inWorkspace, params: z.object({ id }) } as const

export const MAX_SAVED_ANSWERS = 200

const wellFormed = z.overwrite((value: string) => value.toWellFormed())
const body = z.object({
  title: z
    .string()
    .check(z.trim(), wellFormed, z.minLength(1, 'Укажите название'), z.maxLength(60)),
  /** `{имя}` becomes the name of the person. */
  text: z.string().check(z.trim(), wellFormed, z.minLength(1, 'Напишите ответ'), z.maxLength(4000)),
})

export const savedAnswer = z.object({
  id,
  title: z.string(),
  text: z.string(),
  updatedAt: instant,
})
export type SavedAnswer = z.infer<typeof savedAnswer>

export const listSavedAnswers = defineRoute({
  ...inWorkspace,
  method: 'GET',
  path: '/saved-answers',
  action: 'inbox.read',
  rate: 'read',
  summary: 'Сохранённые ответы',
  tags: ['savedAnswers'],
  data: z.array(savedAnswer),
})

export const createSavedAnswer = defineRoute({
  ...inWorkspace,
  method: 'POST',
  path: '/saved-answers',
  action: 'inbox.answer',
  rate: 'write',
  summary: 'Сохранить ответ',
  affects: ['savedAnswers'],
  body,
  data: savedAnswer,
  errors: ['CONFLICT'],
})

export const updateSavedAnswer = defineRoute({
  ...ofAnswer,
  method: 'PUT',
  path: '/saved-answers/:id',
  action: 'inbox.answer',
  rate: 'write',
  summary: 'Изменить сохранённый ответ',
  affects: ['savedAnswers'],
  body,
  data: savedAnswer,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const deleteSavedAnswer = defineRoute({
  ...ofAnswer,
  method: 'DELETE',
  path: '/saved-answers/:id',
  action: 'inbox.answer',
  rate: 'write',
  summary: 'Удалить сохранённый ответ',
  affects: ['savedAnswers'],
  data: nothing,
  errors: ['NOT_FOUND'],
})
