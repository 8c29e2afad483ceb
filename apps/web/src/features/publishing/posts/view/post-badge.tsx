import type { Post } from '@kadr/contract/publishing/posts'
import { describeProgress } from '@kadr/domain/publishing/posts/describe-wait'
import { getNetwork } from '../../../../networks/index.ts'
import { useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { POST_STATE_NAME, RETURNED } from '../copy.ts'
import { POST_TONE } from './state-tone.ts'

/** The state of a post; while some accounts wait, what is out and what is still to come. */
export const PostBadge = ({ post: { state, targets, returned } }: { post: Post }) => {
  const timeZone = useCurrentWorkspace()?.timeZone ?? 'Europe/Moscow'
  const progress = describeProgress({
    targets,
    titleOf: (network) => getNetwork(network).title,
    now: new Date(),
    timeZone,
  })
  if (returned && state === 'draft') return <Badge tone="failed">{RETURNED}</Badge>
  return <Badge tone={POST_TONE[state]}>{progress ?? POST_STATE_NAME[state]}</Badge>
}
