import { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type NodePgClient, NodePgSession } from 'drizzle-orm/node-postgres/session'
import type { PgPreparedQuery, PreparedQueryConfig } from 'drizzle-orm/pg-core/session'
import { createRowMapper, type PresentTables } from './map-rows.ts'
import { QuickDialect } from './quick-dialect.ts'

type NoSchema = Record<string, never>
type PrepareInput<T extends PreparedQueryConfig> = Parameters<
  typeof NodePgSession.prototype.prepareQuery<T>
>

/** Drizzle's builder of selections sets it after it has prepared one, and its types keep it private. */
const presentTablesOf = (prepared: object) =>
  (prepared as { joinsNotNullableMap?: PresentTables }).joinsNotNullableMap

class QuickSession extends NodePgSession<NoSchema, NoSchema> {
  override prepareQuery<T extends PreparedQueryConfig>(
    ...[query, fields, name, isInArrays, mapRows, ...rest]: PrepareInput<T>
  ): PgPreparedQuery<T> {
    if (!fields || mapRows) {
      return super.prepareQuery(query, fields, name, isInArrays, mapRows, ...rest)
    }
    let mapRow: ReturnType<typeof createRowMapper> | undefined
    const map = (rows: unknown[][]): T['execute'] => {
      mapRow ??= createRowMapper(fields, presentTablesOf(prepared))
      return rows.map(mapRow)
    }
    const prepared = super.prepareQuery<T>(query, fields, name, isInArrays, map, ...rest)
    return prepared
  }
}

const dialect = new QuickDialect()

/** Drizzle, with texts and rows made at a fraction of its cost. */
export const openOrm = (client: NodePgClient): NodePgDatabase<NoSchema> => {
  const session = new QuickSession(client, dialect, undefined)
  return new NodePgDatabase<NoSchema>(dialect, session, undefined)
}
