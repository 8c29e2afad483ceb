import * as z from 'zod/mini'
import { id } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { postContent } from './posts.ts'

/** A one-tap fix of a problem. */
export const problemFix = z.enum([
  'cut_text',
  'split_to_thread',
  'text_after_media',
  'drop_extra_media',
  'crop',
  'transcode',
  'add_alt_text',
  'reset_setting',
])
export type ProblemFix = z.infer<typeof problemFix>

/** Something a network would reject (`error`) or that is not recommended (`warning`). */
export const postProblem = z.object({
  level: z.enum(['error', 'warning']),
  code: z.string(),
  /** Russian, with the numbers in it. */
  message: z.string(),
  /** `text`, `media`, `media.2`, `settings.boardId`, `connection`. */
  field: z.string(),
  fixes: z.array(problemFix),
})
export type PostProblem = z.infer<typeof postProblem>

export const targetProblems = z.object({ connectionId: id, problems: z.array(postProblem) })
export type TargetProblems = z.infer<typeof targetProblems>

/** The rules of scheduling and publishing, on content that may be unsaved. */
export const checkPost = defineRoute({
  method: 'POST',
  path: '/posts/check',
  access: 'workspace',
  action: 'posts.read',
  rate: 'read',
  summary: 'Проверить пост по правилам сетей',
  isRead: true,
  tags: [],
  body: z.object(postContent),
  data: z.array(targetProblems),
  errors: ['NOT_FOUND'],
})
