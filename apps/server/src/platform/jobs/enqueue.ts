import type { z } from 'zod/mini'
import type { Tx } from '../../db/connection.ts'

/** What a producer needs to know of a job: data of another shape than the schema's does not compile. */
export type DeclaredJob<S extends z.ZodMiniObject = z.ZodMiniObject> = {
  /** `<module>.<verb>`, such as `points.grant-monthly`. */
  name: string
  schema: S
}

/** Apart from its definition, where the handler would import the producer. */
export const declareJob = <S extends z.ZodMiniObject>(job: DeclaredJob<S>): DeclaredJob<S> => job

type EnqueueOptions = {
  /** The job exists only if the transaction commits. */
  tx?: Tx
  startAfter?: Date
  /** Idempotency key: while a job with the same key is queued, no second one is. */
  key?: string
}

export type Jobs = {
  enqueue<S extends z.ZodMiniObject>(
    job: DeclaredJob<S>,
    data: z.input<S>,
    options?: EnqueueOptions,
  ): Promise<void>
}
