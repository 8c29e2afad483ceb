import * as z from 'zod/mini'

/** An id that some replies write as a string and others as a number. */
export const idText = z.pipe(z.union([z.string(), z.number()]), z.transform(String))
