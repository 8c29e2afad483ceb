import * as z from 'zod/mini'
import type { AccountOptions } from '../account-options.ts'

/** Daily posting quota of an account. */
export const graphQuota = z.object({
  data: z.array(
    z.object({
      quota_usage: z.optional(z.number()),
      config: z.optional(z.object({ quota_total: z.optional(z.number()) })),
    }),
  ),
})

export function readRemainingPosts(input: {
  quota: z.infer<typeof graphQuota>
  /** Default when the reply has no limit. */
  total: number
}): Pick<AccountOptions, 'remainingPosts'> {
  const entry = input.quota.data[0]
  const total = entry?.config?.quota_total ?? input.total
  return { remainingPosts: Math.max(0, total - (entry?.quota_usage ?? 0)) }
}
