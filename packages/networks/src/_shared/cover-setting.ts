import * as z from 'zod/mini'

/** An image of the library as cover; the publisher turns it into `Publication.cover`. */
export const coverId = z._default(z.nullable(z.uuid()), null)
