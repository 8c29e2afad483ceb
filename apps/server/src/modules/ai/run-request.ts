import { AiFailure, type Facts, type Usage, write } from '@kadr/ai'
import type { AiEvent, AiFailureCode } from '@kadr/contract/ai'
import type { AiOutput } from '@kadr/contract/ai-outputs'
import type { AiTask } from '@kadr/contract/ai-tasks'
import type { AppContext } from '../../context.ts'
import { type AiRequestRow, type Ending, findRequest, keepAlive } from './ai-requests.repository.ts'
import { createEventQueue } from './event-queue.ts'
import { findPresented } from './present-request.ts'
import type { RunningRequests } from './running-requests.ts'
import { settleRequest } from './settle-request.ts'
import { costOf } from './spending.ts'

type Run = { ctx: AppContext; row: AiRequestRow; task: AiTask; facts: Facts }
type Outcome = Omit<Ending, 'finishedAt'>

const BEAT_MS = 10_000

/** Tells that we live, and learns that the request was ended elsewhere. */
const startBeat = ({ ctx, row, onEnded }: Pick<Run, 'ctx' | 'row'> & { onEnded(): void }) => {
  const beat = async () => {
    const isRunning = await keepAlive({ db: ctx.db, id: row.id, now: ctx.clock.now() })
    if (!isRunning) onEnded()
  }
  const timer = setInterval(() => {
    beat().catch((error: unknown) => ctx.log.warn({ err: error }, 'sign of life of an AI request'))
  }, BEAT_MS)
  timer.unref()
  return () => clearInterval(timer)
}

const reasonOf = ({
  ctx,
  error,
  signal,
}: {
  ctx: AppContext
  error: unknown
  signal: AbortSignal
}): AiFailureCode => {
  if (signal.aborted) return 'cancelled'
  if (error instanceof AiFailure) return error.reason
  ctx.log.error({ err: error }, 'AI request failed')
  return 'crashed'
}

/** Has it written; tells how it ended, never throws. */
const writeOut = async ({
  ctx,
  row,
  task,
  facts,
  signal,
  emit,
}: Run & { signal: AbortSignal; emit(event: AiEvent): void }): Promise<Outcome> => {
  let usage: Usage | undefined
  let output: AiOutput | undefined
  let hasBegun = false
  const spent = () => {
    // Unless the engine told, what it began counts as the most it may have come to.
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
    const failureCode = reasonOf({ ctx, error, signal })
    return { state: failureCode === 'cancelled' ? 'cancelled' : 'failed', failureCode, ...spent() }
  }
}

/** Counts and cost; what was written is nobody's business. */
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
    'AI request',
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
 * Runs the request, whether anybody reads or not, and gives its events. The caller's leaving cancels it. When it
 * can't even be settled, the stream ends without its last event and the sweep settles it later.
 */
export const runRequest = ({
  signal: callerSignal,
  running,
  ...run
}: Run & { signal: AbortSignal; running: RunningRequests }): AsyncIterable<AiEvent> => {
  const { ctx, row } = run
  const controller = new AbortController()
  const signal = AbortSignal.any([callerSignal, controller.signal])
  const { push, end, events } = createEventQueue<AiEvent>({ onLeave: () => controller.abort() })
  const work = async () => {
    const stopBeat = startBeat({ ctx, row, onEnded: () => controller.abort() })
    try {
      push({ type: 'started', id: row.id })
      const ending = await writeOut({ ...run, signal, emit: push })
      await settleRequest({ ctx, id: row.id, ending })
      logEnd({ ctx, row, ending })
      const last = await lastEvent({ ctx, row })
      if (last) push(last)
    } catch (error) {
      ctx.log.error({ err: error }, 'an AI request could not be settled')
    } finally {
      stopBeat()
      running.delete(row.id)
      end()
    }
  }
  running.set(row.id, controller)
  void work()
  return events
}
