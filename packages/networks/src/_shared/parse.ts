import type * as z from 'zod/mini'

/** The parsed value, or undefined if it does not match. */
export function parseOr<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
): z.output<S> | undefined {
  const result = schema.safeParse(value)
  return result.success ? result.data : undefined
}
