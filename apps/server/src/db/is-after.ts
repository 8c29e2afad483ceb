import { gt } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * The page condition for `readPages`. With `order by id limit n` it reads by the primary key, at constant cost per
 * page.
 */
export const isAfter = (id: PgColumn, after: string | undefined) =>
  after === undefined ? undefined : gt(id, after)
