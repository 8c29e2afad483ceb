import type * as z from 'zod/mini'

/** The value in the wanted shape, or undefined when it has another. */
export function parseOr<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
): z.output<S> | undefined {
  const result = schema.safeParse(value)
  return result.success ? result.data : undefined
}
