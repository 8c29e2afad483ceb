import * as z from 'zod/mini'
import { id, instant, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { messengerName } from '../identity/users.ts'

/** Topics available to groups; the others concern one person. */
export const groupTopic = z.enum([
  'problems',
  'published',
  'approvals',
  'comments',
  'inbox',
  'reels',
  'automations',
  'connections',
  'daily',
  'weekly',
])
export type GroupTopic = z.infer<typeof groupTopic>

const groupTopics = z.array(groupTopic).check(z.maxLength(groupTopic.options.length))

export const notificationGroup = z.object({
  id,
  messenger: messengerName,
  title: z.string(),
  /** Messages go to one topic of the group. */
  isThread: z.boolean(),
  topics: groupTopics,
  /** `lost`: the bot was removed or may not write there. */
  state: z.enum(['ready', 'lost']),
  createdAt: instant,
})
export type NotificationGroup = z.infer<typeof notificationGroup>

const ofGroup = {
  access: 'workspace',
  action: 'workspace.manage',
  rate: 'write',
  params: z.object({ id }),
} as const

export const listNotificationGroups = defineRoute({
  method: 'GET',
  path: '/notifications/groups',
  access: 'workspace',
  action: 'team.read',
  rate: 'read',
  summary: 'Группы мессенджеров, куда приходят новости команды',
  tags: ['notificationSettings'],
  data: z.object({ items: z.array(notificationGroup) }),
})

/** A single-use code that its creator sends to the group. */
export const createGroupLink = defineRoute({
  method: 'POST',
  path: '/notifications/groups/links',
  access: 'workspace',
  action: 'workspace.manage',
  rate: 'write',
  summary: 'Ссылка, чтобы подключить группу',
  affects: [],
  data: z.object({
    /** Adds the bot to a group with the code. */
    url: z.string(),
    /** To be sent in a topic of the group. */
    command: z.string(),
    expiresAt: instant,
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const updateNotificationGroup = defineRoute({
  ...ofGroup,
  method: 'PATCH',
  path: '/notifications/groups/:id',
  summary: 'О чём писать в группу',
  affects: ['notificationSettings'],
  body: z.object({ topics: groupTopics }),
  data: notificationGroup,
  errors: ['NOT_FOUND'],
})

export const deleteNotificationGroup = defineRoute({
  ...ofGroup,
  method: 'DELETE',
  path: '/notifications/groups/:id',
  summary: 'Больше не писать в группу',
  affects: ['notificationSettings'],
  data: nothing,
  errors: ['NOT_FOUND'],
})
