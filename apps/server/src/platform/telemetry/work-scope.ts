import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'

/** What a piece of work is called in the log: the request of a person or the job, and the request that caused it. */
export type WorkScope = {
  requestId?: string
  job?: string
  jobId?: string
  /** Its span, https://www.w3.org/TR/trace-context/#traceparent-header. */
  traceparent?: string
}

const scopes = new AsyncLocalStorage<WorkScope>()

/** All that `run` does, also later and in parts, belongs to this work. */
export const runAsWork = <T>(scope: WorkScope, run: () => T): T => scopes.run(scope, run)

export const currentWork = (): WorkScope => scopes.getStore() ?? {}

/** What a line of the log says about the work it belongs to. */
export const describeWork = (): Record<string, string> => {
  const { traceparent, ...work } = currentWork()
  return { ...work, ...(traceparent && { traceId: traceparent.slice(3, 35) }) }
}

const SANE_ID = /^[\w.-]{8,64}$/

/** A proxy's own id is taken over, so that its log and ours can be laid side by side. Others are short enough to be read out. */
export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && SANE_ID.test(given) ? given : randomBytes(6).toString('hex')

/** Key of the data of a job that its schema does not know. */
const CAUSE = '_cause'
const caused = z.object({
  [CAUSE]: z.object({ requestId: z.optional(z.string()), traceparent: z.optional(z.string()) }),
})

/** Data of a job, with the work that enqueues it. */
export const withCause = <D extends object>(data: D): D => {
  const { requestId, traceparent } = currentWork()
  if (requestId === undefined && traceparent === undefined) return data
  return { ...data, [CAUSE]: { requestId, traceparent } }
}

export const causeOf = (data: unknown): Pick<WorkScope, 'requestId' | 'traceparent'> => {
  const parsed = z.safeParse(caused, data)
  if (!parsed.success) return {}
  const { requestId, traceparent } = parsed.data[CAUSE]
  return { ...(requestId && { requestId }), ...(traceparent && { traceparent }) }
}
