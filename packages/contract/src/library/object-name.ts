import * as z from 'zod/mini'

/** Name of a drawn object of the catalogue, e.g. `hot-beverage`. */
export const objectName = z.string().check(z.minLength(1), z.maxLength(60))
