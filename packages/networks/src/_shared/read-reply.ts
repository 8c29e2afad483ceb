import type * as z from 'zod/mini'
import type { Failure } from '../network-adapter.ts'
import { networkIsDown } from './failures.ts'
import type { HttpOutcome } from './http-client.ts'

export type Read<T> =
  | { kind: 'ok'; data: T }
  /** `isAmbiguous`: a call that changes something may have changed it all the same. */
  | { kind: 'failed'; failure: Failure; isAmbiguous: boolean }

/** A reply in the shape we need, or why there is none. */
export function readReply<T>(input: {
  outcome: HttpOutcome
  schema: z.ZodMiniType<T>
  title: string
  /** The failure a reply speaks of; undefined when it speaks of success. */
  explain(outcome: HttpOutcome): Failure | undefined
}): Read<T> {
  const { outcome } = input
  const isAmbiguous = outcome.kind === 'silent' || outcome.reply.status >= 500
  const failure = input.explain(outcome)
  if (failure) return { kind: 'failed', failure, isAmbiguous }
  const parsed = input.schema.safeParse(outcome.kind === 'replied' ? outcome.reply.body : undefined)
  if (parsed.success) return { kind: 'ok', data: parsed.data }
  // Success in words we can't read: it may well have happened.
  return {
    kind: 'failed',
    failure: networkIsDown({ title: input.title }, 'unreadable_reply'),
    isAmbiguous: true,
  }
}
