import * as z from 'zod/mini'
import { id, instant } from '../base/primitives.ts'
import { confirmationKind, confirmationState } from './confirmations.ts'
import { grantEnd } from './programs.ts'

/** What keys, programs and assistants do, and what webhooks meet: not what those are told. */
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
  /** An assistant waits for the tap of its person; the subject is the confirmation. */
  'confirmation.asked': z.object({
    userId: id,
    callerName: z.string(),
    kind: confirmationKind,
    /** The beginning of what will be seen. */
    text: z.string(),
    /** When and where, in Russian. */
    facts: z.string(),
  }),
  'confirmation.settled': z.object({
    kind: confirmationKind,
    callerName: z.string(),
    state: confirmationState,
  }),
  /** A person let a program in; the subject is the grant. */
  'program.granted': z.object({ name: z.string() }),
  'program.ended': z.object({ name: z.string(), userId: id, end: grantEnd }),
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
