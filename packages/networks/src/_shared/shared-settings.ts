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

/** An image of the library as cover; the publisher turns it into `Publication.cover`. */
export const coverId = z._default(z.nullable(z.uuid()), null)
