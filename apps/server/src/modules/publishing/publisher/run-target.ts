import type { TargetState } from '@kadr/contract/publishing/post-targets'
import { isByHand } from '@kadr/domain/publishing/posts/by-hand'
import type { TargetRow } from '../targets/index.ts'
import { pollStatus, reconcile } from './ask-network.ts'
import { begin } from './begin.ts'
import { findOwnPost } from './find-own-post.ts'
import { remind } from './hand-over.ts'
import { prepare } from './prepare.ts'
import { sendNext } from './reply.ts'
import type { Run, StepResult } from './run.ts'
import { submit } from './submit.ts'

/** What a person published has its replies from them too. */
const follow = (run: Run): StepResult => (isByHand(run.target) ? findOwnPost(run) : sendNext(run))

const STEPS: Partial<Record<TargetState, (run: Run) => StepResult>> = {
  claimed: begin,
  preparing: prepare,
  // Another worker started the submit, or our own request timed out.
  submitting: reconcile,
  processing: pollStatus,
  handed_over: remind,
  published: follow,
}

/**
 * Runs steps until the target is final, waiting or its lease is lost. Each step makes at most one adapter call and one
 * transaction, so after a crash a step is either complete or absent.
 */
export const runTarget = async (run: Run): Promise<void> => {
  let target: TargetRow = run.target
  let isFenced = false
  for (;;) {
    const { state } = target
    const step: ((run: Run) => StepResult) | undefined = isFenced ? submit : STEPS[state]
    const next: TargetRow | undefined = await step?.({ ...run, target })
    if (!next || run.lease.isOver()) return
    isFenced = state === 'preparing' && next.state === 'submitting'
    target = next
  }
}
