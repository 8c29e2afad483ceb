import { type TargetState, targetState } from '@kadr/contract/publishing/post-targets'

/**
 * Allowed transitions. A published target can only be removed: no transition leads from `published`
 * to a state that could send it again. A waiting state to itself reschedules it.
 */
export const TRANSITIONS: Readonly<Record<TargetState, readonly TargetState[]>> = {
  draft: ['scheduled', 'pending_approval', 'cancelled'],
  pending_approval: ['pending_approval', 'scheduled', 'draft', 'missed', 'cancelled'],
  scheduled: ['scheduled', 'claimed', 'pending_approval', 'draft', 'missed', 'failed', 'cancelled'],
  // Nothing is visible yet: a user may cancel, a worker may release it.
  claimed: ['preparing', 'handed_over', 'scheduled', 'missed', 'failed', 'cancelled'],
  preparing: ['submitting', 'scheduled', 'missed', 'failed', 'cancelled'],
  // Back to `preparing` only when the network confirms that it was not published.
  submitting: ['processing', 'published', 'preparing', 'failed', 'needs_attention'],
  processing: ['published', 'preparing', 'failed', 'needs_attention'],
  // Nothing was sent by us: a person publishes it, puts it off or gives it up.
  handed_over: [
    'published',
    'failed',
    'scheduled',
    'pending_approval',
    'draft',
    'needs_attention',
    'cancelled',
  ],
  published: ['removed'],
  failed: ['scheduled', 'pending_approval', 'draft', 'cancelled'],
  needs_attention: ['published', 'failed'],
  missed: ['scheduled', 'pending_approval', 'draft', 'cancelled'],
  cancelled: ['scheduled', 'pending_approval', 'draft'],
  removed: [],
}

export const canMove = ({ from, to }: { from: TargetState; to: TargetState }): boolean =>
  TRANSITIONS[from].includes(to)

/** States with a transition to this one. */
export const statesBefore = (to: TargetState): TargetState[] =>
  targetState.options.filter((from) => canMove({ from, to }))

/** The publisher is processing it; a user can only cancel it before it is submitted. */
export const IN_FLIGHT: ReadonlySet<TargetState> = new Set([
  'claimed',
  'preparing',
  'submitting',
  'processing',
])

/** Content may be edited. */
export const EDITABLE: ReadonlySet<TargetState> = new Set([
  'draft',
  'pending_approval',
  'scheduled',
  'failed',
  'missed',
  'cancelled',
])

/** A user may retry it. */
export const RETRYABLE: ReadonlySet<TargetState> = new Set(['failed', 'missed', 'cancelled'])
