import * as z from 'zod/mini'
import { pageOf, pageQuery } from './paging.ts'
import { id, instant } from './primitives.ts'
import { defineRoute } from './route.ts'

/** What an entry of the activity log is about. */
export const activityArea = z.enum([
  'posts',
  'approvals',
  'automation',
  'connections',
  'team',
  'workspace',
  'billing',
])
export type ActivityArea = z.infer<typeof activityArea>

export const activityEntry = z.object({
  id,
  at: instant,
  area: activityArea,
  /** Russian: what happened. */
  text: z.string(),
  /** Null when the system did it or the account was deleted. */
  actor: z.nullable(z.object({ id, name: z.string() })),
  /** Who did it without an account: the name a guest gave. */
  guestName: z.nullable(z.string()),
  /** A path of the app, where the subject can be opened. */
  link: z.nullable(z.string()),
})
export type ActivityEntry = z.infer<typeof activityEntry>

const filters = {
  area: z.optional(activityArea),
  actorId: z.optional(id),
  from: z.optional(instant),
  to: z.optional(instant),
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
