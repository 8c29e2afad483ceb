import { systemClock } from '@kadr/kit/clock'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import { composition } from '../../src/app.ts'
import { loadConfig } from '../../src/config/config.ts'
import { readEnv } from '../../src/config/env.ts'
import { loadSecrets } from '../../src/config/secrets.ts'
import { renewDue } from '../../src/modules/money/billing/renewals/renew-due.ts'
import { createClosers, openStore } from '../../src/platform/process/open-store.ts'
import { createShell } from '../../src/platform/shell.ts'
import { createLog } from '../../src/platform/telemetry/log.ts'

/**
 * Beside a running server: everything a person has paid for happened so many days earlier, and what is due by then is done.
 * Arguments: the person, the days.
 */
const [userId, days] = z.parse(z.tuple([z.uuid(), z.coerce.number()]), process.argv.slice(2))

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

const moveBack = async (pool: Pool) => {
  for (const [table, columns] of Object.entries(DATES)) {
    const changes = columns.map((column) => `${column} = ${column} - $2 * interval '1 day'`)
    await pool.query(`update ${table} set ${changes.join(', ')} where user_id = $1`, [userId, days])
  }
  await pool.query(KEYS, [userId, days])
}

const closers = createClosers((error) => void process.stderr.write(`${error}\n`))
try {
  const config = loadConfig(readEnv())
  const log = createLog({ config })
  const { database } = await openStore({ config, log, closers, mayShare: true })
  const secrets = loadSecrets(config)
  const options = { config, secrets, database, workerUrl: null, clock: systemClock, log }
  const shell = await createShell(options, composition)
  closers.add(() => shell.close())
  await moveBack(database.pool)
  await renewDue({ ctx: shell.ctx })
} finally {
  await closers.closeAll()
}
