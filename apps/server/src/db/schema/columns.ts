import { newId } from '@kadr/kit/new-id'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Ids grow with time, so that rows made together lie together. */
export const idColumn = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => newId())

/** A moment. Always with a time zone, always read as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A text column of the contract's values; pair it with an `isOneOf` check. */
export const choice = <T extends string>(name: string) => text(name).$type<T>()

export const createdAtColumn = () => moment('created_at').notNull().defaultNow()

/** The condition of a check constraint that keeps a text column to the contract's values. */
export const isOneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
