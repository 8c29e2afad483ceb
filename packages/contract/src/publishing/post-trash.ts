import * as z from 'zod/mini'
import { pageOf, pageQuery } from '../base/paging.ts'
import { id, instant } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { getPost, post } from './posts.ts'

/** Days a deleted post can be restored. */
export const TRASH_DAYS = 30

const deletedPost = z.object({ post, deletedAt: instant })
export type DeletedPost = z.infer<typeof deletedPost>

/** Most recently deleted first. */
export const listDeletedPosts = defineRoute({
  method: 'GET',
  path: '/posts/trash',
  access: 'workspace',
  action: 'posts.read',
  rate: 'read',
  summary: 'Удалённые посты',
  tags: ['posts'],
  query: z.object(pageQuery),
  data: pageOf(deletedPost),
})

/** The same post with its history. One that was scheduled is scheduled again while its time is ahead, else a draft. */
export const restorePost = defineRoute({
  method: 'POST',
  path: '/posts/:id/restore',
  access: 'workspace',
  action: 'posts.write',
  rate: 'write',
  summary: 'Вернуть пост из корзины',
  affects: ['posts', 'calendar', 'targetHistory'],
  params: z.object({ id }),
  answers: getPost,
  data: post,
  errors: ['NOT_FOUND'],
})
