import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { type Vault, VaultError } from './vault.ts'

/** Every column sealed by the vault, and the column with its row id. */
export const SEALED_COLUMNS = [
  { table: 'affiliate_payouts', rowId: 'id', field: 'sealed_requisites' },
  { table: 'connections', rowId: 'id', field: 'sealed_access_token' },
  { table: 'connections', rowId: 'id', field: 'sealed_refresh_token' },
  { table: 'oauth_states', rowId: 'state_hash', field: 'sealed_verifier' },
  { table: 'operators', rowId: 'user_id', field: 'sealed_key' },
  { table: 'payment_methods', rowId: 'id', field: 'sealed_token' },
  { table: 'push_subscriptions', rowId: 'id', field: 'sealed_subscription' },
  { table: 'push_keys', rowId: 'public_key', field: 'sealed_private_key' },
  { table: 'webhook_endpoints', rowId: 'id', field: 'sealed_secret' },
  { table: 'webhook_endpoints', rowId: 'id', field: 'sealed_old_secret' },
] as const

type Column = (typeof SEALED_COLUMNS)[number]

/** `unreadable` rows are left unchanged: their key is not configured. */
export type ResealReport = { resealed: number; unreadable: number }

const BATCH = 200

const listOld = async ({
  db,
  vault,
  column,
  except,
}: {
  db: Db
  vault: Vault
  column: Column
  except: readonly string[]
}) => {
  const field = sql.identifier(column.field)
  const rowId = sql`${sql.identifier(column.rowId)}::text`
  const { rows } = await db.execute<{ id: string; sealed: string }>(
    sql`select ${rowId} as id, ${field} as sealed from ${sql.identifier(column.table)}
      where ${field} is not null and not starts_with(${field}, ${vault.currentPrefix})
        and not (${rowId} = any(${sql.param([...except])}::text[]))
      limit ${BATCH}`,
  )
  return rows
}

/** Compare-and-swap: a newer token stored by a running server is not overwritten. */
const replace = ({
  db,
  column,
  id,
  sealed,
  resealed,
}: {
  db: Db
  column: Column
  id: string
  sealed: string
  resealed: string
}) => {
  const field = sql.identifier(column.field)
  return db.execute(
    sql`update ${sql.identifier(column.table)} set ${field} = ${resealed}
      where ${sql.identifier(column.rowId)}::text = ${id} and ${field} = ${sealed}`,
  )
}

const resealColumn = async ({
  db,
  vault,
  column,
}: {
  db: Db
  vault: Vault
  column: Column
}): Promise<ResealReport> => {
  const unreadable: string[] = []
  let resealed = 0
  for (;;) {
    const rows = await listOld({ db, vault, column, except: unreadable })
    if (rows.length === 0) return { resealed, unreadable: unreadable.length }
    for (const { id, sealed } of rows) {
      const place = { table: column.table, rowId: id, field: column.field }
      try {
        const text = vault.open({ ...place, sealed })
        await replace({ db, column, id, sealed, resealed: vault.seal({ ...place, text }) })
        resealed += 1
      } catch (error) {
        if (!(error instanceof VaultError)) throw error
        unreadable.push(id)
      }
    }
  }
}

/**
 * Reseals everything with the newest key, one row at a time: it can be interrupted and repeated, and can run beside
 * servers that know both keys.
 */
export const resealAll = async ({ db, vault }: { db: Db; vault: Vault }): Promise<ResealReport> => {
  const total = { resealed: 0, unreadable: 0 }
  for (const column of SEALED_COLUMNS) {
    const done = await resealColumn({ db, vault, column })
    total.resealed += done.resealed
    total.unreadable += done.unreadable
  }
  return total
}
