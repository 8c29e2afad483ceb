import type { TargetState } from '@kadr/contract/post-targets'
import type { PostState } from '@kadr/contract/posts'

/** Matches when some target is in one of `any` and, where given, some target is in one of `and`. */
export type PostStateRule = {
  state: PostState
  any: readonly TargetState[]
  and?: readonly TargetState[]
}

// A removed target had been published, so the post counts as published.
const OUT = ['published', 'removed'] as const

/**
 * The first matching rule gives the state: states that need a user's decision come first. As data,
 * so that SQL uses the same rules.
 */
export const POST_STATE_RULES: readonly PostStateRule[] = [
  { state: 'needs_attention', any: ['needs_attention'] },
  { state: 'publishing', any: ['claimed', 'preparing', 'submitting', 'processing'] },
  { state: 'partly_published', any: ['failed', 'missed'], and: OUT },
  { state: 'failed', any: ['failed'] },
  { state: 'missed', any: ['missed'] },
  { state: 'pending_approval', any: ['pending_approval'] },
  // Also with published targets: something is still to be sent.
  { state: 'scheduled', any: ['scheduled'] },
  { state: 'partly_published', any: ['draft'], and: OUT },
  { state: 'draft', any: ['draft'] },
  { state: 'published', any: OUT },
  { state: 'cancelled', any: ['cancelled'] },
]

export const NO_TARGETS_STATE: PostState = 'draft'

export const derivePostState = (states: readonly TargetState[]): PostState => {
  const hasOneOf = (wanted: readonly TargetState[]) =>
    wanted.some((state) => states.includes(state))
  const rule = POST_STATE_RULES.find(({ any, and }) => hasOneOf(any) && (!and || hasOneOf(and)))
  return rule?.state ?? NO_TARGETS_STATE
}
