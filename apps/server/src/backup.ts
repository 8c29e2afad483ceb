import { composition } from './app.ts'
import { BackupError } from './backup/backup-error.ts'
import { runBackupCommand } from './backup/run-command.ts'
import { loadConfig } from './config/config.ts'
import { ConfigError } from './config/config-error.ts'
import { readEnv } from './config/env.ts'
import { createClosers } from './platform/process/open-store.ts'
import { createLog } from './platform/telemetry/log.ts'

const print = (text: string) => process.stdout.write(`${text}\n`)
const closers = createClosers((error) => print(`Ошибка при остановке: ${error}`))

const wordsOf = (error: unknown) => {
  if (error instanceof BackupError || error instanceof ConfigError) return error.message
  return error instanceof Error ? error.stack : error
}

try {
  const config = loadConfig(readEnv())
  const { modules } = composition
  const args = process.argv.slice(2)
  await runBackupCommand({ config, modules, log: createLog({ config }), closers, print, args })
} catch (error) {
  process.stderr.write(`${wordsOf(error)}\n`)
  process.exitCode = 1
} finally {
  await closers.closeAll()
}
