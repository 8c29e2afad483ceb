import * as z from 'zod/mini'
import { id } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'

/** All or nothing: an error names the post that cannot be changed. */
export const changePosts = defineRoute({
  method: 'POST',
  path: '/posts/change',
  access: 'workspace',
  action: 'posts.write',
  rate: 'write',
  summary: 'Действие над несколькими постами',
  affects: ['posts', 'post', 'calendar', 'targetHistory', 'analytics'],
  body: z.object({
    ids: z.array(id).check(z.minLength(1), z.maxLength(200)),
    action: z.discriminatedUnion('kind', [
      /** Calendar days: the local time stays. */
      z.object({
        kind: z.literal('move'),
        days: z.int().check(z.minimum(-365), z.maximum(365)),
        time: z.optional(z.string().check(z.regex(/^\d{2}:\d{2}$/))),
      }),
      z.object({ kind: z.literal('duplicate') }),
      z.object({ kind: z.literal('unschedule') }),
      z.object({ kind: z.literal('delete') }),
      /** In any state: a label is not a part of what is published. */
      z.object({ kind: z.literal('rubric'), rubricId: z.nullable(id) }),
    ]),
  }),
  data: z.object({ changed: z.int(), ids: z.array(id) }),
  errors: ['NOT_FOUND', 'CONFLICT', 'POST_NOT_READY'],
})
