import * as z from 'zod/mini'
import type { AccountOptions } from '../account-options.ts'

/** How much of the day's posts an account has used, as Meta writes it. */
export const graphQuota = z.object({
  data: z.array(
    z.object({
      quota_usage: z.optional(z.number()),
      config: z.optional(z.object({ quota_total: z.optional(z.number()) })),
    }),
  ),
})

export function remainingOf(input: {
  quota: z.infer<typeof graphQuota>
  /** Holds when the reply does not tell. */
  total: number
}): Pick<AccountOptions, 'remainingPosts'> {
  const entry = input.quota.data[0]
  const total = entry?.config?.quota_total ?? input.total
  return { remainingPosts: Math.max(0, total - (entry?.quota_usage ?? 0)) }
}
