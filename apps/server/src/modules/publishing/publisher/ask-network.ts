import type { Failure, ReconcileOutcome, StatusOutcome } from '@kadr/networks'
import { renewIfExpired } from '../connections/index.ts'
import { type AttemptRow, findLiveAttempt } from '../targets/index.ts'
import { failStep, failTarget, nextRetryAt } from './fail-step.ts'
import { markPublished } from './mark-published.ts'
import {
  openCall,
  recordNetworkHealth,
  toUnexpectedFailure,
  wasInterrupted,
} from './network-call.ts'
import { releaseTarget } from './prepare.ts'
import type { Run, StepResult } from './run.ts'
import { save } from './save.ts'

/** The network can't confirm whether the post was published: the user has to check. */
const requireAttention = async (
  run: Run,
  { attempt, code, message }: { attempt: AttemptRow; code: string; message: string },
): StepResult => {
  await save(run, {
    to: 'needs_attention',
    cause: 'needs_attention',
    note: message,
    values: {
      failure: { kind: 'unknown', code, message, action: 'open_network', retryAt: null },
    },
    attempt: { id: attempt.id, state: 'unknown', code: attempt.code ?? code },
    nextAt: null,
    problem: { kind: 'target.needs_attention', message },
  })
  return undefined
}

const sinceMs = ({ publisher }: Run, { startedAt }: AttemptRow) =>
  publisher.clock.now().getTime() - startedAt.getTime()

const clamp = (value: number, { min, max }: { min: number; max: number }) =>
  Math.min(max, Math.max(min, value))

/** Backoff grows with the age of the attempt. */
export const nextReconcileAt = (run: Run, attempt: AttemptRow): Date => {
  const { clock, pace } = run.publisher
  const delay = clamp(sinceMs(run, attempt) / 2, {
    min: pace.reconcileMinMs,
    max: pace.reconcileMaxMs,
  })
  return new Date(clock.now().getTime() + delay)
}

const UNDECIDED = 'Сеть не подтвердила публикацию. Откройте её и посмотрите, вышел ли пост.'
const UNREACHED = 'Не удалось узнать у сети, вышел ли пост. Откройте её и проверьте.'
const GONE = 'Аккаунт отключён, пока пост публиковался. Откройте сеть и проверьте, вышел ли он.'

const ABSENT: Failure = {
  kind: 'retryable',
  code: 'not_delivered',
  message: 'Публикация не дошла до сети. Мы повторим попытку сами.',
  action: 'retry',
}

/** Confirmed absent: a retry is safe until the retry timeout. */
const retryAbsent = (run: Run, attempt: AttemptRow): StepResult => {
  if (!nextRetryAt(run, ABSENT)) return failTarget(run, { failure: ABSENT, attempt })
  return save(run, {
    to: 'preparing',
    cause: 'absent',
    values: { failureCount: run.target.failureCount + 1 },
    attempt: { id: attempt.id, state: 'absent', code: ABSENT.code },
  })
}

/** After a timeout or a crashed worker: reads from the network whether the post exists. Never submits. */
export const reconcile = async (run: Run): StepResult => {
  const { ctx, clock, pace } = run.publisher
  const attempt = await findLiveAttempt({ db: ctx.db, targetId: run.target.id, part: 0 })
  if (!attempt) throw new Error('A target is being submitted without an attempt')
  const opened = await openCall(run, { isVisible: false })
  if (opened.kind === 'closed') {
    return requireAttention(run, { attempt, code: opened.failure.code, message: GONE })
  }
  const { adapter, input } = opened.call
  const outcome = await adapter.publish.reconcile(input).catch(
    (error): ReconcileOutcome => ({
      kind: 'unreachable',
      failure: toUnexpectedFailure(run, error),
    }),
  )
  if (wasInterrupted(run) && outcome.kind === 'unreachable') return releaseTarget(run)
  const failure = outcome.kind === 'unreachable' ? outcome.failure : undefined
  await recordNetworkHealth(run, failure)
  const elapsed = sinceMs(run, attempt)
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
    case 'undecidable':
      return requireAttention(run, { attempt, code: 'undecidable', message: UNDECIDED })
    case 'absent': {
      // A request may reach the network after our timeout.
      const wait = pace.absentAfterMs - elapsed
      if (wait <= 0) return retryAbsent(run, attempt)
      const nextAt = new Date(clock.now().getTime() + wait)
      return save(run, { nextAt, keepsAccountLock: true })
    }
    case 'unreachable':
      await renewIfExpired({
        ctx: run.publisher.ctx,
        live: opened.call.live,
        failure: outcome.failure,
      })
      if (elapsed > pace.reconcileForMs) {
        return requireAttention(run, { attempt, code: outcome.failure.code, message: UNREACHED })
      }
      return save(run, { nextAt: nextReconcileAt(run, attempt), keepsAccountLock: true })
  }
}

/** Polls a post that the network is processing. Read-only, so safe to repeat. */
export const pollStatus = async (run: Run): StepResult => {
  const { ctx, clock, pace } = run.publisher
  const attempt = await findLiveAttempt({ db: ctx.db, targetId: run.target.id, part: 0 })
  if (!attempt) throw new Error('A target is being processed without an attempt')
  const opened = await openCall(run, { isVisible: false })
  if (opened.kind === 'closed') {
    return requireAttention(run, { attempt, code: opened.failure.code, message: GONE })
  }
  const { adapter, input } = opened.call
  const outcome = await adapter.publish
    .status(input)
    .catch(
      (error): StatusOutcome => ({ kind: 'unreachable', failure: toUnexpectedFailure(run, error) }),
    )
  if (wasInterrupted(run) && outcome.kind === 'unreachable') return releaseTarget(run)
  await recordNetworkHealth(run, outcome.kind === 'unreachable' ? outcome.failure : undefined)
  if (outcome.kind === 'published') return markPublished(run, { post: outcome.post, attempt })
  if (outcome.kind === 'failed') {
    return failStep(run, { ...outcome, live: opened.call.live, attempt })
  }
  const elapsed = sinceMs(run, attempt)
  if (elapsed > pace.processForMs) {
    return requireAttention(run, { attempt, code: 'processing_too_long', message: UNREACHED })
  }
  if (outcome.kind === 'unreachable') {
    await renewIfExpired({
      ctx: run.publisher.ctx,
      live: opened.call.live,
      failure: outcome.failure,
    })
    return save(run, { nextAt: nextReconcileAt(run, attempt) })
  }
  const least = (outcome.seconds * 1000) / pace.speed
  const delay = clamp(elapsed / 10, { min: least, max: Math.max(least, pace.reconcileMaxMs) })
  return save(run, { nextAt: new Date(clock.now().getTime() + delay) })
}
