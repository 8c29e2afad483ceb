import * as z from 'zod/mini'
import type { Route } from './route.ts'

export const IDEMPOTENCY_HEADER = 'idempotency-key'

const key = z.string().check(z.minLength(8), z.maxLength(100))

/**
 * Headers of a write that may come twice: within a day the same key with the same request returns the first answer, with
 * another request it is refused.
 */
export const idempotent = z.object({ [IDEMPOTENCY_HEADER]: z.optional(key) })
/**
 * Of a document that is autosaved: the same draft comes again, now with a time. What makes it keeps the key, and no answer is
 * kept.
 */
export const draftKey = z.object({ [IDEMPOTENCY_HEADER]: z.optional(key) })
/** A write that would do harm if it were repeated without a key. */
export const idempotentOnly = z.object({ [IDEMPOTENCY_HEADER]: key })

export const isIdempotent = ({ headers }: Pick<Route, 'headers'>): boolean =>
  headers === idempotent || headers === idempotentOnly
