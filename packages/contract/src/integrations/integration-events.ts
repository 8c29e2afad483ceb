import * as z from 'zod/mini'
import { id, instant } from '../base/primitives.ts'

/** What modules may react to, of programs of others; not what those are told. */
export const integrationEvents = {
  /** By a person. The subject is the endpoint. */
  'webhook.changed': z.object({
    title: z.string(),
    change: z.enum(['created', 'saved', 'deleted', 'paused', 'resumed', 'rotated']),
  }),
  /** It answered its test. */
  'webhook.confirmed': z.object({ title: z.string() }),
  /** It does not answer any more. */
  'webhook.paused': z.object({
    title: z.string(),
    reason: z.enum(['failures', 'gone']),
    /** Russian: the last failure. */
    message: z.string(),
    toUserIds: z.array(id),
    at: instant,
  }),
} as const
