import type { z } from 'zod/mini'
import type { Tx } from '../../db/connection.ts'

/** The producer's view of a job: data that does not match the schema does not compile. */
export type DeclaredJob<S extends z.ZodMiniObject = z.ZodMiniObject> = {
  /** `<module>.<verb>`, such as `points.grant-monthly`. */
  name: string
  schema: S
  /** Without the person or the workspace it is about there is nothing to do, so it is deleted with them. */
  endsWithOwner?: true
}

/** Separate from the definition, to avoid an import cycle where the handler imports the producer. */
export const declareJob = <S extends z.ZodMiniObject>(job: DeclaredJob<S>): DeclaredJob<S> => job

type EnqueueOptions = {
  /** The job exists only if the transaction commits. */
  tx?: Tx
  startAfter?: Date
  /** Idempotency key: while a job with the same key is queued, a second one is not added. */
  key?: string
  /** Group of the job, for queues that limit concurrency per group. */
  group?: string
}

export type JobsLook = {
  queues: { queue: string; waiting: number; running: number; failed: number }[]
  failed: {
    id: string
    queue: string
    reason: string
    failedAt: Date
    tries: number
    canRetry: boolean
  }[]
}

export type Jobs = {
  enqueue<S extends z.ZodMiniObject>(
    job: DeclaredJob<S>,
    data: z.input<S>,
    options?: EnqueueOptions,
  ): Promise<void>
  /** Queues by name, and what failed last. */
  look(limit: number): Promise<JobsLook>
  /** Whether this process has got jobs within the last half a minute. */
  isPolling(): boolean
  /** Whether there is such a failed job, and what it was to do is still known. */
  retry(id: string): Promise<boolean>
  /** Deletes the jobs that end with their owner, of these people and workspaces, and what is kept of failed ones. */
  forget(input: { tx: Tx; userId: string; workspaceIds: readonly string[] }): Promise<void>
}
