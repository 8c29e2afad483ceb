import type { z } from 'zod/mini'
import type { AppContext } from '../../context.ts'
import type { DeclaredJob } from './enqueue.ts'

type JobOptions = {
  /** Jobs claimed together. Short jobs want 10–50; a long one wants 1 and a queue of its own. */
  batchSize?: number
  /** Batches run side by side in one process. */
  concurrency?: number
  retryLimit?: number
  /** Seconds before the first retry; doubled at each further one. */
  retryDelay?: number
  /** A job of a process that died is run again after this many seconds without a sign of life. */
  heartbeatSeconds?: number
  expireInSeconds?: number
}

type RunningJob = { id: string; signal: AbortSignal }

export type JobDefinition<S extends z.ZodMiniObject = z.ZodMiniObject> = DeclaredJob<S> & {
  handle(input: { ctx: AppContext; data: z.output<S>; job: RunningJob }): Promise<void>
  /** Five fields, UTC. The job is enqueued with empty data. */
  cron?: string
  options?: JobOptions
}

/** Ties the type of `data` to the schema. */
export const defineJob = <S extends z.ZodMiniObject>(job: JobDefinition<S>): JobDefinition<S> => job
