import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db, Tx } from './connection.ts'

/**
 * A statement whose text is built once for a database, not at every call: building it costs more than asking it. For
 * queries that run with most requests; PostgreSQL keeps each under its name for a connection. What varies is a
 * placeholder, so it serves only one text: a query with optional conditions is prepared without them.
 */
export const prepareOnce = <Statement>(prepare: (db: Db | Tx) => Statement) => {
  const statements = new WeakMap<Db | Tx, Statement>()
  return (db: Db | Tx): Statement => {
    const statement = statements.get(db) ?? prepare(db)
    statements.set(db, statement)
    return statement
  }
}

/** For a prepared statement: the text is the same for any number of values. */
export const isAmong = (column: PgColumn, placeholder: string): SQL =>
  sql`${column} = any(${sql.placeholder(placeholder)})`
