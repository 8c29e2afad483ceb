import type { TargetState } from '@kadr/contract/publishing/post-targets'
import type { PostState } from '@kadr/contract/publishing/posts'

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
  { state: 'handed_over', any: ['handed_over'] },
  { state: 'partly_published', any: ['failed', 'missed'], and: OUT },
  { state: 'failed', any: ['failed'] },
  { state: 'missed', any: ['missed'] },
  { state: 'pending_approval', any: ['pending_approval'] },
  // Out in some accounts, still to come in others.
  { state: 'publishing', any: ['scheduled'], and: OUT },
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
