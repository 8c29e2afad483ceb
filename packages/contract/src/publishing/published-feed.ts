import * as z from 'zod/mini'
import { nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { feedToken, secretFeed } from './calendar-feed.ts'

const inWorkspace = {
  path: '/publications/feed',
  access: 'workspace',
  action: 'posts.read',
} as const

/** What was published as RSS by a secret address; null without one. */
export const getPublishedFeed = defineRoute({
  ...inWorkspace,
  method: 'GET',
  rate: 'read',
  summary: 'Есть ли адрес ленты вышедшего',
  tags: ['publishedFeed'],
  data: secretFeed,
})

/** The address is told once. The one before stops working. */
export const renewPublishedFeed = defineRoute({
  ...inWorkspace,
  method: 'POST',
  rate: 'write',
  summary: 'Создать или сменить адрес ленты вышедшего',
  affects: ['publishedFeed'],
  data: z.object({ url: z.string() }),
})

export const removePublishedFeed = defineRoute({
  ...inWorkspace,
  method: 'DELETE',
  rate: 'write',
  summary: 'Закрыть адрес ленты вышедшего',
  affects: ['publishedFeed'],
  data: nothing,
})

/** For readers of RSS and other programs: they send no token, the address is the secret. */
export const readPublishedFeed = defineRoute({
  method: 'GET',
  path: '/published-feeds/:token',
  access: 'public',
  rate: 'read',
  summary: 'Вышедшие посты (RSS)',
  tags: [],
  params: feedToken,
  file: ['application/rss+xml'],
  data: nothing,
  errors: ['NOT_FOUND'],
})
