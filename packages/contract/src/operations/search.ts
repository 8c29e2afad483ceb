import * as z from 'zod/mini'
import { id, instant } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { resourceKind } from '../library/resources.ts'
import { network } from '../publishing/networks.ts'
import { postState } from '../publishing/posts.ts'
import { reelKind } from '../studio/reel-content.ts'

const pictureUrl = z.nullable(z.string())

const foundPost = z.object({
  id,
  /** The first words of the text. */
  title: z.string(),
  state: postState,
  dueAt: z.nullable(instant),
  pictureUrl,
})
const foundReel = z.object({
  id,
  title: z.string(),
  kind: reelKind,
  updatedAt: instant,
  pictureUrl,
})
const foundProduct = z.object({ id, title: z.string(), isArchived: z.boolean(), pictureUrl })
const foundResource = z.object({ id, title: z.string(), kind: resourceKind, pictureUrl })
const foundAccount = z.object({
  id,
  title: z.string(),
  network,
  handle: z.nullable(z.string()),
})

const foundTemplate = z.object({ id, title: z.string(), kind: reelKind })

/** Each kind is read by the permission of its own list. */
export const foundGroup = z.discriminatedUnion('group', [
  z.object({ group: z.literal('posts'), items: z.array(foundPost) }),
  z.object({ group: z.literal('reels'), items: z.array(foundReel) }),
  z.object({ group: z.literal('templates'), items: z.array(foundTemplate) }),
  z.object({ group: z.literal('products'), items: z.array(foundProduct) }),
  z.object({ group: z.literal('resources'), items: z.array(foundResource) }),
  z.object({ group: z.literal('accounts'), items: z.array(foundAccount) }),
])
export type FoundGroup = z.infer<typeof foundGroup>

export const search = defineRoute({
  method: 'GET',
  path: '/search',
  access: 'workspace',
  action: 'search.read',
  rate: 'read',
  summary: 'Найти в пространстве',
  tags: ['posts', 'reels', 'reelTemplates', 'products', 'resources', 'connections'],
  query: z.object({
    query: z.string().check(z.trim(), z.minLength(1, 'Напишите, что найти'), z.maxLength(200)),
  }),
  /** The group of the best match first; only what the member may read, and groups with results. */
  data: z.object({ groups: z.array(foundGroup) }),
})
