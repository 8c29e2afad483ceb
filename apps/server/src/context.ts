import type { Engine } from '@kadr/ai'
import type { ProcessClock } from '@kadr/kit/clock'
import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import type { Secrets } from './config/secrets.ts'
import type { Db } from './db/connection.ts'
import type { Vault } from './platform/crypto/vault.ts'
import type { Jobs } from './platform/jobs/enqueue.ts'
import type { DatabaseClock } from './platform/leases/database-clock.ts'
import type { Mailer } from './platform/mailer/mailer.ts'
import type { MediaTools } from './platform/media/media-tools.ts'
import type { Networks } from './platform/networks/networks.ts'
import type { Payments } from './platform/payments/payments.ts'
import type { Storage } from './platform/storage/blob-store.ts'
import type { Metrics } from './platform/telemetry/metrics.ts'
import type { ThreadPool } from './platform/threads/thread-pool.ts'

/** Dependencies of all services. Built once per process, by `createShell`. */
export type AppContext = Storage & {
  config: Config
  secrets: Secrets
  vault: Vault
  db: Db
  /** A separate pool for queries that must not queue behind the rest, such as claims. */
  urgentDb: Db
  jobs: Jobs
  networks: Networks
  payments: Payments
  mailer: Mailer
  /** Text generation; images, speech and transcription where the engine supports them. */
  ai: Engine
  clock: ProcessClock
  /** Time for leases and everything else that processes compare with each other. */
  databaseClock: DatabaseClock
  log: Logger
  metrics: Metrics
  media: MediaTools
  /** Parsing of files and pages given by users, off the event loop. */
  threads: ThreadPool
}
