import * as z from 'zod/mini'
import { id } from './primitives.ts'
import { defineRoute } from './route.ts'

export const presenceKind = z.enum(['post', 'reel', 'product'])
export type PresenceKind = z.infer<typeof presenceKind>

/** Without a repeat within this time, somebody is taken to have left. */
export const PRESENCE_MS = 30_000

/** Says that the reader has it open, and answers who else does. Repeated while it is open; nothing is kept. */
export const announcePresence = defineRoute({
  method: 'POST',
  path: '/presence',
  access: 'workspace',
  action: 'team.read',
  rate: 'read',
  isRead: true,
  summary: 'Кто ещё открыл пост, рилс или продукт',
  tags: ['presence'],
  body: z.object({ kind: presenceKind, id }),
  data: z.object({ people: z.array(z.object({ userId: id, name: z.string() })) }),
  errors: ['NOT_FOUND'],
})
