import { createMovableClock, systemClock } from '@kadr/kit/clock'
import type { Logger } from 'pino'
import type { Config } from '../../config/config.ts'
import { ConfigError } from '../../config/config-error.ts'
import { loadSecrets } from '../../config/secrets.ts'
import type { AppContext } from '../../context.ts'
import { ANSWERS_WITHIN_MS, openDatabase } from '../../db/connection.ts'
import { migrateDatabase } from '../../db/migrator.ts'
import type { HttpServer } from '../http/fastify-types.ts'
import { type Composition, createShell } from '../shell.ts'
import { createLog } from '../telemetry/log.ts'
import { greet } from './greeting.ts'
import { type Closers, createClosers, openStore } from './open-store.ts'
import { reportFailure } from './report-failure.ts'
import { ignoreBrokenPipe, stopOnSignal } from './stop-on-signal.ts'

export type Program = {
  config: Config
  composition: Composition
  seed(input: { ctx: AppContext }): Promise<void>
  print(text: string): void
}

type Listener = { http: HttpServer; host: string; port: number; variable: string }

const listen = async ({ http, host, port, variable }: Listener) => {
  try {
    await http.listen({ host, port })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const place = `${host}:${port}`
    if (code === 'EADDRINUSE') {
      throw new ConfigError(`Порт занят: ${place}. Задайте другой переменной ${variable}`)
    }
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
      throw new ConfigError(`Нельзя слушать ${place}: проверьте HOST и ${variable} (${code})`)
    }
    throw error
  }
}

/** A migration may take any time, also the one that another process makes. */
const migrate = async (url: string) => {
  const { pool, close } = openDatabase({ url, maxConnections: 3, onIdleError: () => undefined })
  await migrateDatabase({ pool }).finally(close)
}

/** Months pass in a sandbox when somebody says so, in production never. */
const pickClock = ({ isSandbox, env }: Config) =>
  isSandbox && env !== 'production' ? createMovableClock() : systemClock

const start = async (input: { program: Program; log: Logger; closers: Closers }): Promise<void> => {
  const { program, log, closers } = input
  const { config } = program
  const isWorker = config.roles.has('worker')
  const secrets = loadSecrets(config)
  const answersWithinMs = ANSWERS_WITHIN_MS
  const { database, url } = await openStore({ config, log, closers, answersWithinMs })
  await migrate(url)
  const shell = await createShell(
    { config, secrets, database, workerUrl: isWorker ? url : null, clock: pickClock(config), log },
    program.composition,
  )
  closers.add(() => shell.close())
  await program.seed({ ctx: shell.ctx })
  const { host, port, operationsPort } = config
  if (config.roles.has('http')) await listen({ http: shell.http, host, port, variable: 'PORT' })
  if (shell.operations && operationsPort !== null) {
    const variable = 'OPERATIONS_PORT'
    await listen({ http: shell.operations, host, port: operationsPort, variable })
  }
  if (isWorker) await shell.work()
  shell.serve()
}

/** Runs until a signal stops it, or ends with exit code 1. */
export const runProgram = async (program: Program): Promise<void> => {
  const { config } = program
  ignoreBrokenPipe()
  const closers = createClosers((error) => program.print(`Ошибка при остановке: ${error}\n`))
  let isStopping = () => false
  try {
    isStopping = stopOnSignal(async (failure) => {
      if (failure) reportFailure(failure)
      program.print('Останавливаемся…\n')
      await closers.closeAll()
    })
    await start({ program, log: createLog({ config }), closers })
    program.print(greet(config))
  } catch (error) {
    // Interrupted during startup: errors caused by that are not reported.
    if (isStopping()) return
    await closers.closeAll()
    reportFailure(error)
    process.exit(1)
  }
}
