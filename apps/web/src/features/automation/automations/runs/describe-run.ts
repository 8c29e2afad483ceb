import type { AutomationRun } from '@kadr/contract/automation/automations'
import type { PostState } from '@kadr/contract/publishing/posts'
import { MADE_NAME, RUN_STATE_NAME, runsCopy } from './copy.ts'

const RESULTS = ['views', 'likes', 'comments', 'shares', 'saves'] as const

type Tone = 'draft' | 'failed' | 'neutral' | 'published' | 'scheduled' | 'working'

const MADE_TONE: Record<PostState, Tone> = {
  draft: 'draft',
  pending_approval: 'scheduled',
  scheduled: 'scheduled',
  publishing: 'working',
  published: 'published',
  handed_over: 'scheduled',
  partly_published: 'failed',
  needs_attention: 'failed',
  failed: 'failed',
  missed: 'failed',
  cancelled: 'neutral',
}

/** A finished run has the state of its post; none if the post was deleted. */
export const describeRunState = ({
  state,
  post,
}: Pick<AutomationRun, 'post' | 'state'>): { tone: Tone; name: string } => {
  if (state === 'made' && post) return { tone: MADE_TONE[post.state], name: MADE_NAME[post.state] }
  const tones = {
    planned: 'neutral',
    making: 'working',
    asking: 'scheduled',
    made: 'neutral',
    skipped: 'neutral',
    failed: 'failed',
  } as const
  return { tone: tones[state], name: RUN_STATE_NAME[state] }
}

/** «1 видео и 1 ИИ-запрос» */
export const describeCost = ({ videos, ai }: AutomationRun['cost']): string => {
  const parts = [
    ...(videos > 0 ? [runsCopy.videos(videos)] : []),
    ...(ai > 0 ? [runsCopy.requests(ai)] : []),
  ]
  return parts.length > 0 ? parts.join(' и ') : runsCopy.free
}

/** «1 200 просмотров, 45 отметок, 3 комментария»; undefined until the networks report figures. */
export const describeResults = (results: AutomationRun['results']): string | undefined => {
  const parts = RESULTS.flatMap((metric) => {
    const count = results?.[metric]
    return count == null ? [] : [runsCopy[metric](count)]
  })
  return parts.length > 0 ? parts.join(', ') : undefined
}
