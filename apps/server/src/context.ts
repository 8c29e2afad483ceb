import type { Engine } from '@kadr/ai'
import type { Action } from '@kadr/contract/base/permissions'
import type { SignInProvider } from '@kadr/contract/identity/users'
import type { Answering } from '@kadr/contract/insight/reports'
import type { Complaint } from '@kadr/contract/operations/admin'
import type { FoundGroup } from '@kadr/contract/operations/search'
import type { Sought } from '@kadr/domain/base/match-words'
import type { Rights } from '@kadr/domain/identity/permissions'
import type { ProcessClock } from '@kadr/kit/clock'
import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import type { Secrets } from './config/secrets.ts'
import type { Db, Tx } from './db/connection.ts'
import type { Candidate } from './db/list-candidates.ts'
import type { WorkerKind } from './db/schema/platform/workers.ts'
import type { Vault } from './platform/crypto/vault.ts'
import type { Jobs } from './platform/jobs/enqueue.ts'
import type { DatabaseClock } from './platform/leases/database-clock.ts'
import type { Pulse } from './platform/leases/pulse.ts'
import type { MediaTools } from './platform/media/media-tools.ts'
import type { Mailer } from './platform/outside/mailer/mailer.ts'
import type { Networks } from './platform/outside/networks/networks.ts'
import type { Payments } from './platform/outside/payments/payments.ts'
import type { Pages } from './platform/paging/read-pages.ts'
import type { ThreadPool } from './platform/process/thread-pool.ts'
import type { Storage } from './platform/storage/blob-store.ts'
import type { Switches } from './platform/switches/switches.ts'
import type { Metrics, RefreshFigures } from './platform/telemetry/metrics.ts'
import type { Tracer } from './platform/telemetry/tracing/span.ts'

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
  tracer: Tracer
  metrics: Metrics
  /** Of the workers of this process. */
  pulses: Readonly<Record<WorkerKind, Pulse>>
  /** Reads the gauges of all modules where they are old. */
  refreshFigures: RefreshFigures
  media: MediaTools
  /** What operators turn for everybody. */
  switches: Switches
  /** Parsing of files and pages given by users, off the event loop. */
  threads: ThreadPool
  /** All modules, in the order of the composition. */
  modules: readonly ModulePorts[]
}

export type SignUp = {
  ctx: AppContext
  tx: Tx
  userId: string
  account: { provider: SignInProvider; subject: string }
  /** The code of the link the person came by. */
  referral: string | undefined
}

/** Rows by the section of the export. */
export type Sections = Record<string, Pages>

/** Who searches, and in which workspace. */
export type Searcher = Rights & { userId: string; workspaceId: string }

/** A kind of things that people find by words. */
export type Searchable = {
  /** The permission of its list. */
  action: Action
  /** What may match: only what the searcher may see. */
  list(input: { ctx: AppContext; searcher: Searcher; sought: Sought }): Promise<Candidate[]>
  /** In the order of the ids; those that are gone are left out. */
  show(input: { ctx: AppContext; searcher: Searcher; ids: readonly string[] }): Promise<FoundGroup>
}

/** What every module answers for itself, so that those who ask know none of them. */
export type ModulePorts = {
  name: string
  /** Further writes for a new user, in the transaction of the sign-up and in the order of the modules. */
  onSignUp?(signUp: SignUp): Promise<unknown>
  /** All it stores about a user. Secrets are not personal data. */
  exportPersonalData?(input: { ctx: AppContext; userId: string }): Sections | Promise<Sections>
  /**
   * In the transaction of a restore: what may have gone out between the copy and `at` must not go out again by itself.
   */
  afterRestore?(input: { tx: Tx; at: Date }): Promise<unknown>
  /** What it has that people find by words. */
  searchable?: Searchable
  /** What people outside wrote to the operator and it keeps, the newest first. */
  listComplaints?(input: { ctx: AppContext; limit: number }): Promise<Omit<Complaint, 'doneAt'>[]>
  /** For reports: how those who wrote were answered, in these accounts (null: in all). */
  readAnswering?(input: {
    ctx: AppContext
    workspaceId: string
    connectionIds: readonly string[] | null
    since: Date
    until: Date
  }): Promise<Answering>
  /** Deletes what has expired. Called every ten minutes. */
  purge?(input: { ctx: AppContext }): Promise<unknown>
}
