import { UserError } from '@kadr/domain/app-error'
import { systemClock } from '@kadr/kit/clock'
import { composition } from './app.ts'
import { loadConfig } from './config/config.ts'
import { ConfigError } from './config/config-error.ts'
import { readEnv } from './config/env.ts'
import { loadSecrets } from './config/secrets.ts'
import { migrateDatabase } from './db/migrator.ts'
import { runEventsCommand } from './platform/events/run-command.ts'
import { createClosers } from './platform/process/closers.ts'
import { openStore } from './platform/process/open-store.ts'
import { createShell } from './platform/shell.ts'
import { createLog } from './platform/telemetry/log.ts'

const print = (text: string) => process.stdout.write(`${text}\n`)
const closers = createClosers((error) => print(`Ошибка при остановке: ${error}`))

const run = async () => {
  const config = loadConfig(readEnv())
  const secrets = loadSecrets(config)
  const log = createLog({ config })
  const { database } = await openStore({ config, log, closers, mayShare: true })
  await migrateDatabase({ pool: database.pool })
  const options = { config, secrets, database, workerUrl: null, clock: systemClock, log }
  const shell = await createShell(options, composition)
  closers.add(() => shell.close())
  const { ctx, consumers } = shell
  await runEventsCommand({ ctx, consumers, args: process.argv.slice(2), print })
}

try {
  await run()
} catch (error) {
  const isMendable = error instanceof ConfigError
  const text = error instanceof UserError ? error.userMessage : undefined
  process.stderr.write(
    `${text ?? (isMendable ? error.message : error instanceof Error ? error.stack : error)}\n`,
  )
  process.exitCode = 1
} finally {
  await closers.closeAll()
}
