import type { Db, Tx } from './connection.ts'

/**
 * A statement whose text is built once for a database, not at every call. For queries that run with every request;
 * PostgreSQL keeps it under its name for each connection.
 */
export const prepareOnce = <Statement>(prepare: (db: Db | Tx) => Statement) => {
  const statements = new WeakMap<Db | Tx, Statement>()
  return (db: Db | Tx): Statement => {
    const statement = statements.get(db) ?? prepare(db)
    statements.set(db, statement)
    return statement
  }
}
