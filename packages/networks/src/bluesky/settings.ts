import * as z from 'zod/mini'

export const blueskySettings = z.object({
  languages: z._default(z.array(z.string()).check(z.maxLength(3)), ['ru']),
  /** Shown under a post without media. */
  linkCard: z._default(
    z.nullable(
      z.object({
        uri: z.url(),
        title: z._default(z.string(), ''),
        description: z._default(z.string(), ''),
      }),
    ),
    null,
  ),
  /** Following posts of the thread, in order. */
  chain: z._default(z.array(z.string().check(z.minLength(1))), []),
})
export type BlueskySettings = z.infer<typeof blueskySettings>
