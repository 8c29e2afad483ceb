import { newId } from '@kadr/kit/new-id'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** UUIDv7: grows with time, so rows inserted together are stored together. */
export const idColumn = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => newId())

/** Always with a time zone, always read as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A text column restricted to values of the contract; pair it with an `isOneOf` check. */
export const choice = <T extends string>(name: string) => text(name).$type<T>()

export const createdAtColumn = () => moment('created_at').notNull().defaultNow()

/** The check constraint for a `choice` column. */
export const isOneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
