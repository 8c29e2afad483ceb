import * as z from 'zod/mini'

/** A failure of the public API, in the form of RFC 9457. */
export const problem = z.object({
  /** The page that tells about this kind of failure. */
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** Russian, safe to show to a person. */
  detail: z.string(),
  /** Stable: programs tell failures apart by it. */
  code: z.string(),
  /** The field the failure is about, and the same as a JSON pointer. */
  field: z.optional(z.string()),
  pointer: z.optional(z.string()),
  /** Russian: what to do. */
  action: z.string(),
  /** By it we find the lines of our log. */
  requestId: z.string(),
})
export type Problem = z.infer<typeof problem>
