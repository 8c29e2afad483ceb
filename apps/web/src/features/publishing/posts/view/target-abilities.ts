import type { Target } from '@kadr/contract/publishing/post-targets'
import { canMove, RETRYABLE } from '@kadr/domain/publishing/posts/target-states'

export type TargetAbilities = {
  canRetry: boolean
  canCancel: boolean
  canSettle: boolean
  canRemove: boolean
}

/** A target that may already be published is never retried: that could post it twice. */
export const targetAbilities = ({ state, connectionId }: Target): TargetAbilities => ({
  canRetry: RETRYABLE.has(state) && connectionId !== null,
  canCancel: state !== 'draft' && canMove({ from: state, to: 'cancelled' }),
  canSettle: state === 'needs_attention' || state === 'handed_over',
  canRemove: state === 'published' && connectionId !== null,
})
