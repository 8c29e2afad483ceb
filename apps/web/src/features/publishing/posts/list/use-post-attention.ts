import { type PostState, reviewPost } from '@kadr/contract/publishing/posts'
import { useCan, useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { usePostCounts } from '../api/posts.queries.ts'

export type AttentionCount = { state: PostState; count: number }

const FOR_ALL = ['handed_over', 'needs_attention', 'failed', 'partly_published', 'missed'] as const

/** Approvals are counted only for users who can approve. */
export const usePostAttention = (): AttentionCount[] => {
  const { data: counts } = usePostCounts()
  const workspace = useCurrentWorkspace()
  const canReview = useCan(reviewPost.action)
  if (!counts) return []
  const states: PostState[] =
    workspace && canReview ? [...FOR_ALL, 'pending_approval'] : [...FOR_ALL]
  return states.flatMap((state) => (counts[state] > 0 ? [{ state, count: counts[state] }] : []))
}
