import type { TargetFailure } from '@kadr/contract/publishing/post-targets'
import type { Failure, Progress } from '@kadr/networks'
import { checkAccess, type LiveAccount, renewAccess } from '../connections/index.ts'
import { type AttemptRow, delayAccount } from '../targets/index.ts'
import type { Pace } from './pace.ts'
import type { Run, StepResult } from './run.ts'
import { type Change, save } from './save.ts'

const ACCESS_EXPIRED = 'access_expired'

/** The access was renewed for this target, and no step has succeeded since. */
export const isRenewed = ({ target: { failure } }: Run): boolean =>
  failure?.kind === 'reauth' && failure.code === ACCESS_EXPIRED

const toFailure = (failure: Failure, retryAt: Date | null = null): TargetFailure => ({
  kind: failure.kind,
  code: failure.code,
  message: failure.message,
  action: failure.action,
  retryAt: retryAt?.toISOString() ?? null,
})

/** Exponential backoff with jitter. */
const backoffOf = ({ pace, count }: { pace: Pace; count: number }): number => {
  const whole = Math.min(pace.retryMaxMs, pace.retryMinMs * 2 ** Math.min(count, 20))
  return whole / 2 + (Math.random() * whole) / 2
}

/**
 * The time of the next retry; undefined past the retry timeout. A distant time requested by the network, such as the
 * reset of a daily quota, is accepted up to `toldRetryForMs`.
 */
export const nextRetryAt = (run: Run, failure: Failure): Date | undefined => {
  const { clock, pace } = run.publisher
  const { dueAt, startedAt, failureCount } = run.target
  const now = clock.now().getTime()
  const told = failure.retryAt?.getTime() ?? 0
  const at = Math.max(told, now + backoffOf({ pace, count: failureCount }))
  const due = dueAt?.getTime() ?? 0
  const from = Math.max(due, startedAt?.getTime() ?? 0) || now
  if (at <= from + pace.retryForMs) return new Date(at)
  const isDistant = told > now + pace.retryMaxMs && told <= (due || from) + pace.toldRetryForMs
  return isDistant ? new Date(told) : undefined
}

/** After a distant retry the timeout starts again: the next failure is another one. */
const toWaitValues = ({ publisher: { clock, pace } }: Run, at: Date) =>
  at.getTime() > clock.now().getTime() + pace.retryMaxMs ? { startedAt: at } : {}

/** A rejected post returns to `preparing`. */
const toStateChange = ({ target }: Run): Pick<Change, 'to'> =>
  target.state === 'submitting' || target.state === 'processing' ? { to: 'preparing' } : {}

type FailedStep = {
  failure: Failure
  live?: LiveAccount | undefined
  /** The attempt that was certainly rejected. */
  attempt?: AttemptRow | undefined
  progress?: Progress | undefined
}

const toAttemptChange = ({ attempt, failure }: FailedStep): Pick<Change, 'attempt'> =>
  attempt ? { attempt: { id: attempt.id, state: 'rejected', code: failure.code } } : {}

const toProgressValues = ({ progress }: FailedStep) =>
  progress ? { progress: { ...progress } } : {}

const countFailure = ({ publisher, target: { network } }: Run, { kind }: Failure) =>
  publisher.ctx.metrics.publishFailures.inc({ network, kind })

const retryLater = (run: Run, failed: FailedStep, at: Date): StepResult => {
  const { failure } = failed
  countFailure(run, failure)
  const { connectionId, failureCount } = run.target
  const reason = failure.retryAt ? 'asked' : 'retry'
  const waiting = { reason, until: at.toISOString(), asksAt: null } as const
  return save(run, {
    ...toStateChange(run),
    cause: 'try_failed',
    note: failure.message,
    values: {
      ...toProgressValues(failed),
      ...toWaitValues(run, at),
      failure: toFailure(failure, at),
      waiting,
      failureCount: failureCount + 1,
    },
    nextAt: at,
    waiting,
    ...toAttemptChange(failed),
    also: async (tx) => {
      if (!failure.retryAt || !connectionId) return
      await delayAccount({ db: tx, connectionId, until: failure.retryAt })
    },
  })
}

export const failTarget = async (run: Run, failed: FailedStep): StepResult => {
  const { failure } = failed
  countFailure(run, failure)
  await save(run, {
    to: 'failed',
    cause: 'failed',
    note: failure.message,
    values: { ...toProgressValues(failed), failure: toFailure(failure) },
    nextAt: null,
    ...toAttemptChange(failed),
    problem: { kind: 'target.failed', message: failure.message },
  })
  return undefined
}

/** Retries the step with the renewed access token. */
const retryStep = (run: Run, failed: FailedStep): StepResult =>
  save(run, {
    ...toStateChange(run),
    cause: 'access_renewed',
    values: {
      ...toProgressValues(failed),
      failure: toFailure(failed.failure),
      failureCount: run.target.failureCount + 1,
    },
    ...toAttemptChange(failed),
  })

const handleReauth = async (run: Run, failed: FailedStep): StepResult => {
  const { ctx } = run.publisher
  const { failure, live } = failed
  if (!live) return failTarget(run, failed)
  const { id, version } = live.connection
  if (failure.code !== ACCESS_EXPIRED || isRenewed(run)) {
    await checkAccess({ ctx, id })
    return failTarget(run, failed)
  }
  const renewal = await renewAccess({ ctx, id, version })
  if (renewal === 'renewed') return retryStep(run, failed)
  if (renewal === 'refused') return failTarget(run, failed)
  return failStep(run, { ...failed, failure: { ...failure, kind: 'retryable' } })
}

/** Nothing was published yet: retry, or fail with a message the user can act on. */
export const failStep = async (run: Run, failed: FailedStep): StepResult => {
  const { failure } = failed
  if (failure.kind === 'permanent') return failTarget(run, failed)
  if (failure.kind === 'reauth') return handleReauth(run, failed)
  const at = nextRetryAt(run, failure)
  return at ? retryLater(run, failed, at) : failTarget(run, failed)
}
