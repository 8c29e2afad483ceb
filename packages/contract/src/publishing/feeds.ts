import * as z from 'zod/mini'
import { id, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'

/** Chosen posts of one account, for a network that imports a feed. The key is the right to read it. */
export const getPublicationFeed = defineRoute({
  method: 'GET',
  path: '/feeds/:id/:key',
  access: 'public',
  rate: 'read',
  summary: 'Лента RSS аккаунта',
  tags: [],
  params: z.object({ id, key: z.string().check(z.minLength(1), z.maxLength(128)) }),
  file: ['application/rss+xml'],
  data: nothing,
  errors: ['NOT_FOUND'],
})
