import * as z from 'zod/mini'

/** Cursor paging: an opaque text returned with the previous page. */
export const pageQuery = {
  cursor: z.optional(z.string().check(z.maxLength(512))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
}

export const pageOf = <S extends z.ZodMiniType>(item: S) =>
  z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) })
