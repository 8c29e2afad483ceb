import * as z from 'zod/mini'
import { pageOf, pageQuery } from '../base/paging.ts'
import { givenInstant, id, instant } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'

/** Subject area of an entry of the activity log. */
export const activityArea = z.enum([
  'posts',
  'approvals',
  'automation',
  'connections',
  'team',
  'workspace',
  'billing',
  'integrations',
])
export type ActivityArea = z.infer<typeof activityArea>

export const activityEntry = z.object({
  id,
  at: instant,
  area: activityArea,
  /** Russian: what happened. */
  text: z.string(),
  /** Null for the system or a deleted account. */
  actor: z.nullable(z.object({ id, name: z.string() })),
  /** Name entered by a guest without an account. */
  guestName: z.nullable(z.string()),
  /** App path of the subject. */
  link: z.nullable(z.string()),
})
export type ActivityEntry = z.infer<typeof activityEntry>

const filters = {
  area: z.optional(activityArea),
  actorId: z.optional(id),
  from: z.optional(givenInstant),
  to: z.optional(givenInstant),
}

export const listActivity = defineRoute({
  method: 'GET',
  path: '/team/activity',
  access: 'workspace',
  action: 'team.manage',
  rate: 'read',
  summary: 'Журнал действий, новые сначала',
  tags: ['activity'],
  query: z.object({ ...pageQuery, ...filters }),
  data: pageOf(activityEntry),
})

export const exportActivity = defineRoute({
  method: 'GET',
  path: '/team/activity/export',
  access: 'workspace',
  action: 'team.manage',
  rate: 'heavy',
  summary: 'Журнал действий таблицей CSV',
  tags: ['activity'],
  query: z.object(filters),
  /** At most 10 000 entries, the newest ones. */
  data: z.object({ csv: z.string() }),
})
