import type { TargetState } from '@kadr/contract/post-targets'
import type { TargetRow } from '../targets/index.ts'
import { askStatus, reconcile } from './ask-network.ts'
import { begin } from './begin.ts'
import { prepare } from './prepare.ts'
import { sendNext } from './reply.ts'
import type { Run, Stepped } from './run.ts'
import { submit } from './submit.ts'

const STEPS: Partial<Record<TargetState, (run: Run) => Stepped>> = {
  claimed: begin,
  preparing: prepare,
  // Somebody else began to submit, or we did and heard nothing.
  submitting: reconcile,
  processing: askStatus,
  published: sendNext,
}

/**
 * Takes a target from step to step until it rests, waits or is lost. Each step makes at most one call of the
 * adapter and one transaction, so that whoever comes after a crash finds either all of a step or nothing.
 */
export const runTarget = async (run: Run): Promise<void> => {
  let target: TargetRow = run.target
  let isFenced = false
  for (;;) {
    const { state } = target
    const step: ((run: Run) => Stepped) | undefined = isFenced ? submit : STEPS[state]
    const next: TargetRow | undefined = await step?.({ ...run, target })
    if (!next || run.lease.isOver()) return
    isFenced = state === 'preparing' && next.state === 'submitting'
    target = next
  }
}
