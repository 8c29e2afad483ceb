import * as z from 'zod/mini'
import { id, instant, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'

const inWorkspace = { access: 'workspace' } as const
const ofSnippet = { ...inWorkspace, params: z.object({ id }) } as const

export const MAX_SNIPPETS = 200

const wellFormed = z.overwrite((value: string) => value.toWellFormed())
const body = z.object({
  /** One word: it is typed after a slash. */
  name: z
    .string()
    .check(
      z.trim(),
      wellFormed,
      z.minLength(1, 'Укажите имя'),
      z.maxLength(30, 'Не длиннее 30 знаков'),
      z.regex(/^[\p{L}\p{N}_-]+$/u, 'Одним словом: из букв, цифр и дефиса'),
    ),
  text: z.string().check(z.trim(), wellFormed, z.minLength(1, 'Напишите текст'), z.maxLength(4000)),
})

/** A saved text to put into posts. */
export const snippet = z.object({ id, name: z.string(), text: z.string(), updatedAt: instant })
export type Snippet = z.infer<typeof snippet>

export const listSnippets = defineRoute({
  ...inWorkspace,
  method: 'GET',
  path: '/snippets',
  action: 'posts.read',
  rate: 'read',
  summary: 'Заготовки текста',
  tags: ['snippets'],
  data: z.array(snippet),
})

export const createSnippet = defineRoute({
  ...inWorkspace,
  method: 'POST',
  path: '/snippets',
  action: 'posts.write',
  rate: 'write',
  summary: 'Сохранить заготовку',
  affects: ['snippets'],
  body,
  data: snippet,
  errors: ['CONFLICT'],
})

export const updateSnippet = defineRoute({
  ...ofSnippet,
  method: 'PUT',
  path: '/snippets/:id',
  action: 'posts.write',
  rate: 'write',
  summary: 'Изменить заготовку',
  affects: ['snippets'],
  body,
  data: snippet,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const deleteSnippet = defineRoute({
  ...ofSnippet,
  method: 'DELETE',
  path: '/snippets/:id',
  action: 'posts.write',
  rate: 'write',
  summary: 'Удалить заготовку',
  affects: ['snippets'],
  data: nothing,
  errors: ['NOT_FOUND'],
})
