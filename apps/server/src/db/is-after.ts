import { gt } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * The condition of a page of `readPages`. With it and `order by id limit n` a list of any length is read by its
 * primary key, however far the reader is.
 */
export const isAfter = (id: PgColumn, after: string | undefined) =>
  after === undefined ? undefined : gt(id, after)
