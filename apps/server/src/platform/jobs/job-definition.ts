import type { z } from 'zod/mini'
import type { AppContext } from '../../context.ts'
import type { DeclaredJob } from './enqueue.ts'

type JobOptions = {
  /** Jobs claimed together. 10–50 for short jobs; 1 for a long one. */
  batchSize?: number
  /** Concurrent batches per process. */
  concurrency?: number
  /** Concurrent jobs of one group per process: a group with many jobs leaves slots to the others. */
  concurrencyPerGroup?: number
  retryLimit?: number
  /** Seconds before the first retry; doubles with each further one. */
  retryDelay?: number
  /** A job whose process died is retried after this many seconds without a heartbeat. */
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
