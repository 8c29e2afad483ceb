import type { TargetState } from '@kadr/contract/publishing/post-targets'
import type { PostState } from '@kadr/contract/publishing/posts'

/** Filter options, and the target states behind each. */
export const STATE_GROUPS = {
  draft: ['draft'],
  pending_approval: ['pending_approval'],
  scheduled: ['scheduled'],
  publishing: ['claimed', 'preparing', 'submitting', 'processing'],
  handed_over: ['handed_over'],
  published: ['published'],
  failed: ['failed'],
  needs_attention: ['needs_attention'],
  missed: ['missed'],
  cancelled: ['cancelled', 'removed'],
} as const satisfies Partial<Record<PostState, readonly TargetState[]>>

export type StateGroup = keyof typeof STATE_GROUPS

export const isStateGroup = (text: string): text is StateGroup => Object.hasOwn(STATE_GROUPS, text)

export const stateGroups: readonly StateGroup[] = Object.keys(STATE_GROUPS).filter(isStateGroup)
