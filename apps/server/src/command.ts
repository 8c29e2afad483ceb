import { UserError } from '@kadr/domain/base/app-error'
import { systemClock } from '@kadr/kit/clock'
import { composition } from './app.ts'
import { loadConfig } from './config/config.ts'
import { ConfigError } from './config/config-error.ts'
import { readEnv } from './config/env.ts'
import { loadSecrets } from './config/secrets.ts'
import { migrateDatabase } from './db/migrator.ts'
import { runBillingCommand } from './modules/money/billing/run-command.ts'
import { runOperatorCommand } from './modules/operations/admin/run-command.ts'
import { runDownloadsCommand } from './modules/site/downloads/run-command.ts'
import { runEventsCommand } from './platform/events/run-command.ts'
import { createClosers, openStore } from './platform/process/open-store.ts'
import { createShell, type Shell } from './platform/shell.ts'
import { createLog } from './platform/telemetry/log.ts'

type Run = { shell: Shell; args: string[]; print(text: string): void }

/** Commands of the owner of an installation, by the first argument. */
const COMMANDS: Readonly<Record<string, (run: Run) => Promise<void>>> = {
  billing: ({ shell: { ctx }, args, print }) => runBillingCommand({ ctx, args, print }),
  downloads: ({ shell: { ctx }, args, print }) => runDownloadsCommand({ ctx, args, print }),
  events: ({ shell: { ctx, consumers }, args, print }) =>
    runEventsCommand({ ctx, consumers, args, print }),
  operator: ({ shell: { ctx }, args, print }) => runOperatorCommand({ ctx, args, print }),
}

const print = (text: string) => process.stdout.write(`${text}\n`)

const wordsOf = (error: unknown) => {
  if (error instanceof UserError) return error.userMessage
  if (error instanceof ConfigError) return error.message
  return error instanceof Error ? error.stack : error
}

const closers = createClosers((error) => print(`Ошибка при остановке: ${error}`))

/** Beside a running server or without one. */
const run = async () => {
  const [name = '', ...args] = process.argv.slice(2)
  const command = COMMANDS[name]
  if (!command) throw new ConfigError(`Такой команды нет: ${name}`)
  const config = loadConfig(readEnv())
  const secrets = loadSecrets(config)
  const log = createLog({ config })
  const { database } = await openStore({ config, log, closers, mayShare: true })
  await migrateDatabase({ pool: database.pool })
  const options = { config, secrets, database, workerUrl: null, clock: systemClock, log }
  const shell = await createShell(options, composition)
  closers.add(() => shell.close())
  await command({ shell, args, print })
}

try {
  await run()
} catch (error) {
  process.stderr.write(`${wordsOf(error)}\n`)
  process.exitCode = 1
} finally {
  await closers.closeAll()
}
