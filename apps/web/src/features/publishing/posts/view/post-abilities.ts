import type { TargetState } from '@kadr/contract/publishing/post-targets'
import type { Post } from '@kadr/contract/publishing/posts'
import { derivePostState } from '@kadr/domain/publishing/posts/derive-post-state'
import { EDITABLE, IN_FLIGHT } from '@kadr/domain/publishing/posts/target-states'

const PLANNED: ReadonlySet<TargetState> = new Set(['scheduled', 'pending_approval'])

export type PostAbilities = {
  canEdit: boolean
  canMove: boolean
  canUnschedule: boolean
  /** Guests see no drafts. */
  canShare: boolean
  canReview: boolean
  canDelete: boolean
}

/** Hides unavailable actions; the server enforces the rules. */
export const postAbilities = ({ targets, time }: Pick<Post, 'targets' | 'time'>): PostAbilities => {
  const states = targets.map(({ state }) => state)
  const isOpen = states.length === 0 || states.some((state) => EDITABLE.has(state))
  const isDraft = derivePostState(states) === 'draft'
  return {
    canEdit: isOpen,
    canMove: time !== null && isOpen,
    canShare: !isDraft,
    canUnschedule: (isDraft && time !== null) || states.some((state) => PLANNED.has(state)),
    canReview: states.includes('pending_approval'),
    canDelete: !states.some((state) => IN_FLIGHT.has(state)),
  }
}
