import type { z } from 'zod/mini'

export const readText = (stored: unknown) =>
  typeof stored === 'string' && stored !== '' ? stored : undefined

/** Trusts a stored value only as far as the contract's schema does. */
export const readWith =
  <S extends z.ZodMiniType>(schema: S) =>
  (stored: unknown): z.output<S> | undefined => {
    const result = schema.safeParse(stored)
    return result.success ? result.data : undefined
  }
