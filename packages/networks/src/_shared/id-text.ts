import * as z from 'zod/mini'

/** An id that a network writes as text in one reply and as a number in another. */
export const idText = z.pipe(z.union([z.string(), z.number()]), z.transform(String))
