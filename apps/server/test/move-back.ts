import type { Pool } from 'pg'

const DATES = {
  orders: ['created_at', 'paid_at', 'renews_end'],
  payments: ['created_at', 'paid_at'],
  paid_periods: ['created_at', 'starts_at', 'ends_at', 'anchor_at', 'points_anchor_at'],
  renewals: ['created_at', 'ends_at', 'act_at', 'noticed_at'],
} as const

/** A notice is known by the end of the period that it announces. */
const KEYS = `update notifications set key = 'renewal:' || to_char(
    (substring(key from 9 for 24)::timestamptz - $2 * interval '1 day') at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || substring(key from 33)
  where user_id = $1 and kind = 'renewal_coming'`

/** Everything a person has paid for happened so many days earlier. */
export const moveBack = async ({
  pool,
  userId,
  days,
}: {
  pool: Pick<Pool, 'query'>
  userId: string
  days: number
}): Promise<void> => {
  for (const [table, columns] of Object.entries(DATES)) {
    const changes = columns.map((column) => `${column} = ${column} - $2 * interval '1 day'`)
    await pool.query(`update ${table} set ${changes.join(', ')} where user_id = $1`, [userId, days])
  }
  await pool.query(KEYS, [userId, days])
}
