import { AiFailure, type Facts, isFreeOutput, type Usage, write } from '@kadr/ai'
import type { AiEvent, AiFailureCode } from '@kadr/contract/studio/ai'
import type { AiOutput } from '@kadr/contract/studio/ai-outputs'
import type { AiTask } from '@kadr/contract/studio/ai-tasks'
import type { AppContext } from '../../../context.ts'
import type { Lease } from '../../../platform/leases/lease.ts'
import type { Stopwatch } from '../../../platform/leases/stopwatch.ts'
import { type AiRequestRow, findRequest, type RequestEnding } from './ai-requests.repository.ts'
import { createEventQueue } from './event-queue.ts'
import { findPresented } from './present-request.ts'
import { LEASE_TIMES, type RunningRequests } from './running-requests.ts'
import { settleRequest } from './settle-request.ts'
import { costOf } from './spending.ts'

type Run = { ctx: AppContext; row: AiRequestRow; task: AiTask; facts: Facts }
type Outcome = Omit<RequestEnding, 'finishedAt' | 'output'> & { output?: AiOutput }

type Signals = {
  /** Aborted when the client disconnects or the lease is lost. */
  signal: AbortSignal
  lost: AbortSignal
}

const reasonOf = ({
  ctx,
  error,
  signal,
  lost,
}: Signals & { ctx: AppContext; error: unknown }): AiFailureCode => {
  // A cancellation from another process is already stored in the row.
  if (lost.aborted) return 'crashed'
  if (signal.aborted) return 'cancelled'
  if (error instanceof AiFailure) return error.reason
  ctx.log.error({ err: error }, 'ai.request.failed')
  return 'crashed'
}

/** Runs the engine and returns the outcome; never throws. */
const runEngine = async ({
  ctx,
  row,
  task,
  facts,
  signal,
  lost,
  emit,
}: Run & Signals & { emit(event: AiEvent): void }): Promise<Outcome> => {
  let usage: Usage | undefined
  let output: AiOutput | undefined
  let hasBegun = false
  const spent = () => {
    // When the engine reported no usage after it started, the reserved maximum cost stays.
    if (!usage) return hasBegun ? {} : { cost: 0 }
    return { ...usage, cost: costOf(ctx.ai, usage) }
  }
  try {
    for await (const event of write({ engine: ctx.ai, task, facts, seed: row.id, signal })) {
      hasBegun = true
      if (event.type === 'delta') emit(event)
      if (event.type === 'usage') usage = event.usage
      if (event.type === 'output') output = event.output
    }
    if (signal.aborted || !output) throw new AiFailure({ reason: 'cancelled' })
    return { state: 'done', output, ...spent() }
  } catch (error) {
    const failureCode = reasonOf({ ctx, error, signal, lost })
    return { state: failureCode === 'cancelled' ? 'cancelled' : 'failed', failureCode, ...spent() }
  }
}

/** Slides the templates lay out of the person's own answers cost nothing. */
const isOwnWords = ({ ctx, task }: Pick<Run, 'ctx' | 'task'>): boolean =>
  ctx.ai.isOffline && task.kind === 'slideshow' && (task.answers?.length ?? 0) > 0

/** Counts and cost only: the text is private. */
const logEnd = ({ ctx, row, ending }: Pick<Run, 'ctx' | 'row'> & { ending: Outcome }) => {
  const { state, failureCode, inputTokens, outputTokens, cost } = ending
  const ms = ctx.clock.now().getTime() - row.createdAt.getTime()
  ctx.log.info(
    {
      aiRequestId: row.id,
      kind: row.kind,
      model: row.model,
      outcome: state,
      failureCode,
      inputTokens,
      outputTokens,
      cost,
      ms,
    },
    'ai.request.ended',
  )
}

export const lastEvent = async ({
  ctx,
  row: { workspaceId, id },
}: Pick<Run, 'ctx' | 'row'>): Promise<AiEvent | undefined> => {
  const found = await findRequest({ db: ctx.db, workspaceId, id })
  const request = found && findPresented(found)
  if (!request || request.state === 'running') return undefined
  return { type: request.state === 'done' ? 'done' : 'failed', request }
}

/**
 * Runs the request independently of its reader and returns its events. A disconnect of the caller cancels it. If
 * settling fails, the stream ends without its last event and the sweep settles the request later.
 */
export const runRequest = ({
  signal: callerSignal,
  running,
  asked,
  ...run
}: Run & {
  signal: AbortSignal
  running: RunningRequests
  /** Started before the request was inserted. */
  asked: Stopwatch
}): AsyncIterable<AiEvent> => {
  const { ctx, row } = run
  const left = new AbortController()
  const { push, end, events } = createEventQueue<AiEvent>({ onLeave: () => left.abort() })
  const work = async ({ lost }: Lease) => {
    try {
      push({ type: 'started', id: row.id })
      const signal = AbortSignal.any([callerSignal, left.signal, lost])
      const ending = await runEngine({ ...run, signal, lost, emit: push })
      await settleRequest({
        ctx,
        id: row.id,
        ending,
        isFree: isFreeOutput(ending.output) || isOwnWords(run),
      })
      logEnd({ ctx, row, ending })
      const last = await lastEvent({ ctx, row })
      if (last) push(last)
    } catch (error) {
      ctx.log.error({ err: error, aiRequestId: row.id }, 'ai.request.settle_failed')
    } finally {
      end()
    }
  }
  const grant = { asked, lastsMs: LEASE_TIMES.leaseMs }
  void running.hold({ key: row.id, grant, run: work })
  return events
}
