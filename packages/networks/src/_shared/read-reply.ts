import type { HttpOutcome } from '@kadr/kit/http-client'
import type * as z from 'zod/mini'
import type { Failure } from '../network-adapter.ts'
import { createOutage } from './failures.ts'

export type Read<T> =
  | { kind: 'ok'; data: T }
  /** `isAmbiguous`: a write may have happened. */
  | { kind: 'failed'; failure: Failure; isAmbiguous: boolean }

/** Parses a reply, or maps it to a failure. */
export function readReply<T>(input: {
  outcome: HttpOutcome
  schema: z.ZodMiniType<T>
  title: string
  /** The failure in a reply; undefined on success. */
  explain(outcome: HttpOutcome): Failure | undefined
}): Read<T> {
  const { outcome } = input
  const isAmbiguous = outcome.kind === 'silent' || outcome.reply.status >= 500
  const failure = input.explain(outcome)
  if (failure) return { kind: 'failed', failure, isAmbiguous }
  const parsed = input.schema.safeParse(outcome.kind === 'replied' ? outcome.reply.body : undefined)
  if (parsed.success) return { kind: 'ok', data: parsed.data }
  // A success we cannot parse: the write may have happened.
  return {
    kind: 'failed',
    failure: createOutage({ title: input.title }, 'unreadable_reply'),
    isAmbiguous: true,
  }
}
