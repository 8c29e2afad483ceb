import * as z from 'zod/mini'
import { id } from '../base/primitives.ts'

/** What keys and programs have done, and what became of them. */
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
} as const
