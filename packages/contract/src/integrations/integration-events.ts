import * as z from 'zod/mini'
import { id, instant } from '../base/primitives.ts'

/** What modules may react to, of programs of others; not what those are told. */
export const integrationEvents = {
  /** The subject is the key. */
  'api_key.created': z.object({ name: z.string() }),
  'api_key.revoked': z.object({ name: z.string() }),
  /** It was in an address, where others can read it, and does nothing any more. */
  'api_key.leaked': z.object({ name: z.string(), userId: z.nullable(id) }),
  /** A key or a program asks for a change; the subject is the key or the program. */
  'api.called': z.object({
    callerKind: z.enum(['key', 'program']),
    callerName: z.string(),
    /** Summary of the call, in Russian. */
    call: z.string(),
  }),
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
