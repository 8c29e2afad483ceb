import type { TargetState } from '@kadr/contract/publishing/post-targets'
import type { PostState } from '@kadr/contract/publishing/posts'

type Tone = 'draft' | 'scheduled' | 'review' | 'working' | 'published' | 'failed' | 'neutral'

export const POST_TONE: Record<PostState, Tone> = {
  draft: 'draft',
  pending_approval: 'review',
  scheduled: 'scheduled',
  publishing: 'working',
  handed_over: 'review',
  published: 'published',
  partly_published: 'failed',
  needs_attention: 'failed',
  failed: 'failed',
  missed: 'failed',
  cancelled: 'neutral',
}

export const TARGET_TONE: Record<TargetState, Tone> = {
  draft: 'draft',
  pending_approval: 'review',
  scheduled: 'scheduled',
  claimed: 'working',
  preparing: 'working',
  submitting: 'working',
  processing: 'working',
  handed_over: 'review',
  published: 'published',
  failed: 'failed',
  needs_attention: 'failed',
  missed: 'failed',
  cancelled: 'neutral',
  removed: 'neutral',
}
