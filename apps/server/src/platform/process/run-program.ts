import { systemClock } from '@kadr/kit/clock'
import type { Logger } from 'pino'
import type { Config } from '../../config/config.ts'
import { ConfigError } from '../../config/config-error.ts'
import { loadSecrets } from '../../config/secrets.ts'
import type { AppContext } from '../../context.ts'
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

const listen = async ({ http, config }: { http: HttpServer; config: Config }) => {
  try {
    await http.listen({ host: config.host, port: config.port })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const place = `${config.host}:${config.port}`
    if (code === 'EADDRINUSE') {
      throw new ConfigError(`Порт занят: ${place}. Задайте другой переменной PORT`)
    }
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
      throw new ConfigError(`Нельзя слушать ${place}: проверьте HOST и PORT (${code})`)
    }
    throw error
  }
}

const start = async (input: { program: Program; log: Logger; closers: Closers }): Promise<void> => {
  const { program, log, closers } = input
  const { config } = program
  const isWorker = config.roles.has('worker')
  const secrets = loadSecrets(config)
  const { database, url } = await openStore({ config, log, closers })
  await migrateDatabase({ pool: database.pool })
  const shell = await createShell(
    { config, secrets, database, workerUrl: isWorker ? url : null, clock: systemClock, log },
    program.composition,
  )
  closers.add(() => shell.close())
  await program.seed({ ctx: shell.ctx })
  if (config.roles.has('http')) await listen({ http: shell.http, config })
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
