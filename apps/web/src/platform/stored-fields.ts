import type { z } from 'zod/mini'

export const readText = (stored: unknown) =>
  typeof stored === 'string' && stored !== '' ? stored : undefined

/** A reader that validates the stored value by the contract's schema. */
export const readWith =
  <S extends z.ZodMiniType>(schema: S) =>
  (stored: unknown): z.output<S> | undefined => {
    const result = schema.safeParse(stored)
    return result.success ? result.data : undefined
  }
