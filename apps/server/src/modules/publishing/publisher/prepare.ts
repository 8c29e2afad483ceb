import type { PrepareOutcome } from '@kadr/networks'
import { openAttempt } from '../targets/index.ts'
import { failStep, isRenewed } from './fail-step.ts'
import {
  openCall,
  recordNetworkHealth,
  toUnexpectedFailure,
  wasInterrupted,
} from './network-call.ts'
import type { Run, StepResult } from './run.ts'
import { save } from './save.ts'

/** Releases the target for another worker. */
export const releaseTarget = async (run: Run): StepResult => {
  if (run.lease.isOver()) return undefined
  return save(run, { nextAt: run.publisher.clock.now() })
}

/** Opens the attempt before the submit request: from here on the post may be visible. */
const enterSubmitting = (run: Run, outcome: { progress: object }): StepResult => {
  const { clock } = run.publisher
  // Preparing may need no call: whether a renewed token works is then known only after the submit.
  return save(run, {
    to: 'submitting',
    cause: 'submitting',
    values: { progress: { ...outcome.progress }, ...(!isRenewed(run) && { failure: null }) },
    also: (tx) => openAttempt({ db: tx, targetId: run.target.id, part: 0, now: clock.now() }),
  })
}

/** Uploads and containers have no visible effect, so they may be repeated. */
export const prepare = async (run: Run): StepResult => {
  const { clock, pace } = run.publisher
  const opened = await openCall(run, { isVisible: false })
  if (opened.kind === 'closed') return failStep(run, { failure: opened.failure })
  const { adapter, live, input } = opened.call
  const outcome = await adapter.publish
    .prepare(input)
    .catch(
      (error): PrepareOutcome => ({ kind: 'failed', failure: toUnexpectedFailure(run, error) }),
    )
  if (wasInterrupted(run)) return releaseTarget(run)
  await recordNetworkHealth(run, outcome.kind === 'failed' ? outcome.failure : undefined)
  switch (outcome.kind) {
    case 'failed':
      return failStep(run, { ...outcome, live })
    case 'ready':
      return enterSubmitting(run, outcome)
    case 'step':
      return save(run, { values: { progress: { ...outcome.progress }, failure: null } })
    case 'wait': {
      const at = clock.now().getTime() + (outcome.seconds * 1000) / pace.speed
      return save(run, {
        values: { progress: { ...outcome.progress }, failure: null },
        nextAt: new Date(at),
      })
    }
  }
}
