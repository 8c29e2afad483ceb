import * as z from 'zod/mini'
import { id } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'

export const presenceKind = z.enum(['post', 'reel', 'product', 'conversation'])
export type PresenceKind = z.infer<typeof presenceKind>

/** Without a heartbeat for this long a person counts as gone. */
export const PRESENCE_MS = 30_000

/** Heartbeat of an open screen; returns the other people who have it open. Not stored beyond that. */
export const announcePresence = defineRoute({
  method: 'POST',
  path: '/presence',
  access: 'workspace',
  action: 'team.read',
  rate: 'read',
  isRead: true,
  summary: 'Кто ещё открыл пост, рилс, продукт или переписку',
  tags: ['presence'],
  body: z.object({
    kind: presenceKind,
    id,
    /** Has begun to answer or to change it. */
    isWriting: z._default(z.boolean(), false),
  }),
  data: z.object({
    people: z.array(z.object({ userId: id, name: z.string(), isWriting: z.boolean() })),
  }),
  errors: ['NOT_FOUND'],
})
