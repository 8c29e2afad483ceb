import { type TargetState, targetState } from '@kadr/contract/post-targets'

/**
 * Where a target may go from each state. What is out can only be removed: no way leads from `published`
 * to anything that could send it again. A waiting state to itself is a move to another time.
 */
export const TRANSITIONS: Readonly<Record<TargetState, readonly TargetState[]>> = {
  draft: ['scheduled', 'pending_approval', 'cancelled'],
  pending_approval: ['pending_approval', 'scheduled', 'draft', 'missed', 'cancelled'],
  scheduled: ['scheduled', 'claimed', 'pending_approval', 'draft', 'missed', 'failed', 'cancelled'],
  // Nothing can be seen yet: a person may still stop it, and a worker may give it back.
  claimed: ['preparing', 'scheduled', 'missed', 'failed', 'cancelled'],
  preparing: ['submitting', 'scheduled', 'missed', 'failed', 'cancelled'],
  // Back to `preparing` only when the network says for certain that it is not out.
  submitting: ['processing', 'published', 'preparing', 'failed', 'needs_attention'],
  processing: ['published', 'preparing', 'failed', 'needs_attention'],
  published: ['removed'],
  failed: ['scheduled', 'pending_approval', 'draft', 'cancelled'],
  needs_attention: ['published', 'failed'],
  missed: ['scheduled', 'pending_approval', 'draft', 'cancelled'],
  cancelled: ['scheduled', 'pending_approval', 'draft'],
  removed: [],
}

export const canMove = ({ from, to }: { from: TargetState; to: TargetState }): boolean =>
  TRANSITIONS[from].includes(to)

/** From where a target may go to a state. */
export const statesBefore = (to: TargetState): TargetState[] =>
  targetState.options.filter((from) => canMove({ from, to }))

/** Nothing is sent from here any more. */
export const TERMINAL: ReadonlySet<TargetState> = new Set(['published', 'removed'])

/** The publisher works on it; a person can change nothing but stop it before it is submitted. */
export const IN_FLIGHT: ReadonlySet<TargetState> = new Set([
  'claimed',
  'preparing',
  'submitting',
  'processing',
])

/** Its content may be changed. */
export const EDITABLE: ReadonlySet<TargetState> = new Set([
  'draft',
  'pending_approval',
  'scheduled',
  'failed',
  'missed',
  'cancelled',
])

/** A person may ask for it to be published once more. */
export const RETRYABLE: ReadonlySet<TargetState> = new Set(['failed', 'missed', 'cancelled'])
