import * as z from 'zod/mini'
import { id, instant } from '../../base/primitives.ts'
import { connectionStatus } from '../../publishing/connections.ts'
import { network } from '../../publishing/networks.ts'
import { defineV1, v1PageOf, v1PageQuery } from './define-v1.ts'

/** What a network takes, before anything of a post is known. */
export const v1Limits = z.object({
  /** Of the text; null where a post needs a file. */
  textMax: z.nullable(z.int()),
  hashtagsMax: z.nullable(z.int()),
  linksMax: z.nullable(z.int()),
  postsPerDay: z.nullable(z.int()),
  hasThread: z.boolean(),
  hasFirstComment: z.boolean(),
  /** Sets of files a post may carry. */
  media: z.array(
    z.object({
      kind: z.string(),
      countMin: z.int(),
      countMax: z.int(),
      imageBytesMax: z.nullable(z.int()),
      videoBytesMax: z.nullable(z.int()),
      videoSecondsMax: z.nullable(z.number()),
    }),
  ),
})
export type V1Limits = z.infer<typeof v1Limits>

export const v1Account = z.object({
  id,
  network,
  title: z.string(),
  handle: z.nullable(z.string()),
  url: z.nullable(z.string()),
  status: connectionStatus,
  /** Russian, present when a person has to act. */
  notice: z.nullable(z.string()),
  connectedAt: instant,
  limits: v1Limits,
})
export type V1Account = z.infer<typeof v1Account>

export const listAccountsV1 = defineV1({
  method: 'GET',
  path: '/accounts',
  scope: 'connections.read',
  action: 'connections.read',
  rate: 'read',
  summary: 'Аккаунты и что в них можно публиковать',
  query: z.strictObject({ ...v1PageQuery, network: z.optional(network) }),
  data: v1PageOf(v1Account),
})

export const getAccountV1 = defineV1({
  method: 'GET',
  path: '/accounts/:id',
  scope: 'connections.read',
  action: 'connections.read',
  rate: 'read',
  summary: 'Аккаунт',
  params: z.object({ id }),
  data: v1Account,
})
