import * as z from 'zod/mini'
import { id, instant } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { network } from './networks.ts'

export const reviewDecision = z.enum(['approved', 'returned'])
export type ReviewDecision = z.infer<typeof reviewDecision>

/** One account of a post that changed after approval: text and media before and now. */
export const changedTarget = z.object({
  targetId: id,
  accountTitle: z.string(),
  network,
  textBefore: z.string(),
  textNow: z.string(),
  mediaBefore: z.array(z.nullable(z.string())),
  mediaNow: z.array(z.nullable(z.string())),
})
export type ChangedTarget = z.infer<typeof changedTarget>

/** Null when it was never approved. */
export const getChangesSinceApproval = defineRoute({
  method: 'GET',
  path: '/posts/:id/changes-since-approval',
  access: 'workspace',
  action: 'posts.read',
  rate: 'read',
  summary: 'Что изменилось в посте после согласования',
  tags: ['post', 'changesSinceApproval'],
  params: z.object({ id }),
  data: z.object({
    approvedAt: z.nullable(instant),
    approvedBy: z.nullable(z.string()),
    targets: z.array(changedTarget),
  }),
  errors: ['NOT_FOUND'],
})
