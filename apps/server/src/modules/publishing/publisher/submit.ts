import type { Failure, SubmitOutcome } from '@kadr/networks'
import { type AttemptRow, findLiveAttempt } from '../targets/index.ts'
import { failStep } from './fail-step.ts'
import { markPublished } from './mark-published.ts'
import { openCall, recordNetworkHealth, toUnexpectedFailure } from './network-call.ts'
import type { Run, StepResult } from './run.ts'
import { save } from './save.ts'

const inMs = ({ publisher }: Run, milliseconds: number) =>
  new Date(publisher.clock.now().getTime() + milliseconds)

/** Outcome unknown: reconciled with the network before any other step. */
const awaitReconciliation = async (run: Run, attempt: AttemptRow, code: string): StepResult => {
  await save(run, {
    cause: 'unknown',
    attempt: { id: attempt.id, state: 'unknown', code },
    nextAt: inMs(run, run.publisher.pace.reconcileMinMs),
    keepsAccountLock: true,
  })
  return undefined
}

/** A timeout counts as an outage, like a 5xx response. */
const failureOf = (outcome: SubmitOutcome): Pick<Failure, 'isOutage'> | undefined => {
  if (outcome.kind === 'rejected') return outcome.failure
  return outcome.kind === 'unknown' ? { isOutage: true } : undefined
}

/** The one request with a visible effect, sent once, only by the worker that opened the attempt. */
export const submit = async (run: Run): StepResult => {
  const { ctx } = run.publisher
  const attempt = await findLiveAttempt({ db: ctx.db, targetId: run.target.id, part: 0 })
  if (!attempt) throw new Error('A target is being submitted without an attempt')
  const opened = await openCall(run, { isVisible: true })
  if (opened.kind === 'closed') {
    return failStep(run, { failure: opened.failure, attempt })
  }
  // A worker suspended past its lease must not send.
  if (run.lease.isOver()) return undefined
  const { adapter, live, input } = opened.call
  const outcome = await adapter.publish
    .submit(input)
    .catch(
      (error): SubmitOutcome => ({ kind: 'unknown', code: toUnexpectedFailure(run, error).code }),
    )
  // The outcome must be saved even if updating the circuit breaker fails.
  await recordNetworkHealth(run, failureOf(outcome)).catch(() => undefined)
  switch (outcome.kind) {
    case 'published':
      return markPublished(run, { post: outcome.post, attempt })
    case 'accepted':
      return save(run, {
        to: 'processing',
        cause: 'accepted',
        values: { progress: { ...outcome.progress } },
        attempt: { id: attempt.id, state: 'accepted' },
      })
    case 'rejected':
      return failStep(run, { ...outcome, live, attempt })
    case 'unknown':
      return awaitReconciliation(run, attempt, outcome.code)
  }
}
