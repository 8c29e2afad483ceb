import type { Config } from '../config/config.ts'
import { openDatabase } from '../db/connection.ts'
import { type Finding, finding } from './finding.ts'

const SUBJECT = 'База данных'
const OLDEST_VERSION = 130_000

/** A database of one's own; the embedded one is started with the server. */
export const checkDatabase = async ({ databaseUrl }: Config): Promise<Finding> => {
  if (!databaseUrl) return finding('info', SUBJECT, 'встроенная, запускается вместе с сервером.')
  const database = openDatabase({
    url: databaseUrl,
    maxConnections: 1,
    onIdleError: () => undefined,
  })
  try {
    const { rows } = await database.pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    )
    const version = rows[0]?.version ?? 0
    return version >= OLDEST_VERSION
      ? finding('ok', SUBJECT, `отвечает, PostgreSQL ${Math.floor(version / 10_000)}.`)
      : finding('error', SUBJECT, 'слишком старая: нужна PostgreSQL 13 или новее.')
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return finding('error', SUBJECT, `не отвечает: ${why}`)
  } finally {
    await database.close()
  }
}
