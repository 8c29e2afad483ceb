import * as z from 'zod/mini'

/** Card of a link under a post without media. */
export const linkCard = z._default(
  z.nullable(
    z.object({
      uri: z.url(),
      title: z._default(z.string(), ''),
      description: z._default(z.string(), ''),
    }),
  ),
  null,
)
