import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProcessClock } from '@kadr/kit/clock'
import { removeStaleTempFolders } from '@kadr/kit/node/temp-folder'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { withSandboxCredentials } from '../config/sandbox-credentials.ts'
import type { Secrets } from '../config/secrets.ts'
import { vaultKeysOf } from '../config/vault-keys.ts'
import type { AppContext } from '../context.ts'
import type { DatabaseConnection } from '../db/connection.ts'
import { createVault } from './crypto/vault.ts'
import type { Consumer } from './events/define-consumer.ts'
import { drainEvents, eventService, registerConsumers } from './events/event-loop.ts'
import type { HttpServer } from './http/fastify-types.ts'
import { createHttpApp } from './http/http-app.ts'
import type { Actor, AssertInReach, FindMembership, Operators, Proofs } from './http/mount.ts'
import { createOperationsApp } from './http/operations-app.ts'
import type { ApiPort } from './http/v1/api-caller.ts'
import { housekeepingJob } from './jobs/housekeeping.ts'
import { createJobEngine } from './jobs/jobs.ts'
import { createRunJob } from './jobs/run-job.ts'
import { createDatabaseClock } from './leases/database-clock.ts'
import { createPulse } from './leases/pulse.ts'
import { findMediaTools } from './media/media-tools.ts'
import type { Module } from './module.ts'
import { createEngine } from './outside/ai/create-engine.ts'
import { createMailer } from './outside/mailer/create-mailer.ts'
import { createNetworks } from './outside/networks/networks.ts'
import { createPaymentProviders } from './outside/payments/create-providers.ts'
import { createPayments } from './outside/payments/payments.ts'
import { runServices } from './process/run-services.ts'
import { createThreadPool } from './process/thread-pool.ts'
import { createStorage } from './storage/create-storage.ts'
import { holdDeletions } from './storage/hold-deletions.ts'
import { createSwitches } from './switches/switches.ts'
import { createMetrics } from './telemetry/metrics.ts'
import { createGauges } from './telemetry/refresh-gauges.ts'
import { traceQueries } from './telemetry/tracing/trace-queries.ts'
import { openTracer } from './telemetry/tracing/tracer.ts'

/** Leaves a core of a small machine to the event loop. */
const THREADS = 2
/** Several collectors, and people beside them, cost one reading. */
const FIGURES_MS = 10_000
const SWITCHES_MS = 5000

/** User files must not be readable by other users of the machine. */
const makePrivateFolder = async (folder: string) => {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o700)
}

export type ShellOptions = {
  config: Config
  secrets: Secrets
  database: DatabaseConnection
  /** Database URL for the worker's own connections; null makes this process enqueue only. */
  workerUrl: string | null
  clock: ProcessClock
  log: Logger
}

export type Composition = {
  modules: readonly Module[]
  authenticate(input: { ctx: AppContext; token: string }): Promise<Actor | undefined>
  findMembership(
    input: Parameters<FindMembership>[0] & { ctx: AppContext },
  ): ReturnType<FindMembership>
  assertInReach(
    input: Parameters<AssertInReach>[0] & { ctx: AppContext },
  ): ReturnType<AssertInReach>
  /** Who calls the public API, and what is written down of it. */
  openApi(ctx: AppContext): ApiPort
  /** Who may call routes of access `installation`. */
  openOperators(ctx: AppContext): Operators
  /** What routes with `proof` ask for. */
  openProofs(ctx: AppContext): Proofs
}

export type Shell = {
  ctx: AppContext
  consumers: readonly Consumer[]
  http: HttpServer
  /** Undefined without a port of its own. */
  operations: HttpServer | undefined
  /** Starts running jobs. */
  work(): Promise<void>
  /** Starts the services for the roles of this process. */
  serve(): void
  /** Runs consumers until none is behind. */
  consumeEvents(): Promise<void>
  /** Consumes events, then runs the due jobs and returns their number. */
  runDueJobs(): Promise<number>
  /** Drains requests and jobs, and closes everything but the database. */
  close(): Promise<void>
}

/** Builds the context and mounts the modules on the HTTP server and the job queue. */
export const createShell = async (
  { config: given, secrets, database, workerUrl, clock, log }: ShellOptions,
  {
    modules,
    authenticate,
    findMembership,
    assertInReach,
    openApi,
    openOperators,
    openProofs,
  }: Composition,
): Promise<Shell> => {
  const config = withSandboxCredentials({ config: given, secrets })
  const engine = createJobEngine({ pool: database.pool, workerUrl, log })
  const metrics = createMetrics({ withDefaults: config.env !== 'test' })
  const tempDir = join(config.dataDir, 'tmp')
  const cacheDir = join(config.dataDir, 'cache')
  const folders = [tempDir, cacheDir, join(config.dataDir, 'blobs')]
  for (const folder of folders) await makePrivateFolder(folder)
  await removeStaleTempFolders(tempDir)
  const media = findMediaTools({ tempDir, cacheDir, path: config.programPath })
  if (!media.isAvailable) log.warn({ missing: 'ffmpeg' }, 'media.tools_missing')
  const tracer = await openTracer({ config: config.tracing, log })
  traceQueries({ pools: database.pools, tracer })
  const threads = createThreadPool({ size: THREADS })
  const storage = await createStorage({ config, tempDir })
  const ctx: AppContext = {
    config,
    secrets,
    vault: createVault(vaultKeysOf({ given: config.vaultKeys, secrets })),
    db: database.db,
    urgentDb: database.urgentDb,
    jobs: engine,
    networks: createNetworks({ config, clock, tracer }),
    payments: createPayments(createPaymentProviders({ config, secrets, clock, tracer })),
    mailer: createMailer({ config, clock }),
    ai: createEngine({ config, clock, tracer }),
    clock,
    databaseClock: createDatabaseClock(clock),
    log,
    tracer,
    metrics,
    pulses: { publisher: createPulse(), renderer: createPulse() },
    refreshFigures: () => refreshFigures(),
    media,
    // Asked within transactions too: these hold all connections of the common pool at times.
    switches: createSwitches({
      db: database.urgentDb,
      maxAgeMs: config.env === 'test' ? 0 : SWITCHES_MS,
    }),
    threads,
    modules,
    ...storage,
    blobs: holdDeletions({ blobs: storage.blobs, db: database.db }),
  }
  const maxAgeMs = config.env === 'test' ? 0 : FIGURES_MS
  const refreshFigures = createGauges({ ctx, pool: database.pool, modules, maxAgeMs })
  const run = createRunJob(ctx)
  await engine.start([housekeepingJob, ...modules.flatMap((module) => module.jobs?.(ctx) ?? [])])
  const consuming = { ctx, consumers: modules.flatMap(({ consumers }) => consumers ?? []) }
  await registerConsumers(consuming)
  const consumeEvents = async () => {
    await drainEvents(consuming)
  }
  const http = await createHttpApp({
    ctx,
    modules,
    authenticate: (token) => authenticate({ ctx, token }),
    findMembership: (input) => findMembership({ ctx, ...input }),
    assertInReach: (input) => assertInReach({ ctx, ...input }),
    operators: openOperators(ctx),
    proofs: openProofs(ctx),
    api: openApi(ctx),
  })
  const operations = createOperationsApp({ ctx, modules })
  let stopServices = async () => {}
  return {
    ctx,
    consumers: consuming.consumers,
    http,
    operations,
    serve() {
      const services = [
        eventService(consuming),
        ...modules.flatMap((module) => module.services?.(ctx) ?? []),
      ].filter(({ role }) => config.roles.has(role))
      stopServices = runServices({ services, pool: database.pool, log })
    },
    work: () => engine.work(run),
    consumeEvents,
    async runDueJobs() {
      await consumeEvents()
      const count = await engine.runDue(run)
      await consumeEvents()
      return count
    },
    async close() {
      await stopServices()
      await http.close()
      await operations?.close()
      await engine.stop()
      await tracer.close()
      threads.close()
      storage.blobs.close()
    },
  }
}
