import * as z from 'zod/mini'
import { instant, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'

/** Whether there is a secret address; it is told only when it is made. */
export const secretFeed = z.object({
  feed: z.nullable(
    z.object({
      createdAt: instant,
      /** When another program last read it. */
      readAt: z.nullable(instant),
    }),
  ),
})
export const feedToken = z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) })

const inWorkspace = { path: '/calendar/feed', access: 'workspace', action: 'posts.read' } as const

/** The calendar of a person in a workspace by a secret address; null without one. */
export const getCalendarFeed = defineRoute({
  ...inWorkspace,
  method: 'GET',
  rate: 'read',
  summary: 'Есть ли адрес календаря',
  tags: ['calendarFeed'],
  data: secretFeed,
})

/** The address is told once. The one before stops working. */
export const renewCalendarFeed = defineRoute({
  ...inWorkspace,
  method: 'POST',
  rate: 'write',
  summary: 'Создать или сменить адрес календаря',
  affects: ['calendarFeed'],
  data: z.object({ url: z.string() }),
})

export const removeCalendarFeed = defineRoute({
  ...inWorkspace,
  method: 'DELETE',
  rate: 'write',
  summary: 'Закрыть адрес календаря',
  affects: ['calendarFeed'],
  data: nothing,
})

/** For programs of calendars: they send no token, the address is the secret. */
export const readCalendarFeed = defineRoute({
  method: 'GET',
  path: '/calendar-feeds/:token',
  access: 'public',
  rate: 'read',
  summary: 'Календарь публикаций (.ics)',
  tags: [],
  params: feedToken,
  file: ['text/calendar'],
  data: nothing,
  errors: ['NOT_FOUND'],
})
