import type { Generation, GenerationState } from '@kadr/contract/studio/generations'
import { ProgressBar } from '../../media/uploads/progress-bar.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { copy, STATE_NAME } from '../copy.ts'
import { describeProgress } from '../model/describe-progress.ts'

/** Fixed height, so that nothing shifts while the figures grow. */
export const GenerationProgress = ({ generation }: { generation: Generation }) => (
  <div className="grid grid-cols-1 gap-1.5">
    <ProgressBar label={copy.progressOf(generation.title)} percent={generation.progress} />
    <p className="truncate text-caption text-ink-2 tabular-nums">{describeProgress(generation)}</p>
  </div>
)

const TONE = {
  queued: 'scheduled',
  rendering: 'working',
  ready: 'published',
  failed: 'failed',
  cancelled: 'neutral',
} as const satisfies Record<GenerationState, string>

export const StateBadge = ({ state }: { state: GenerationState }) => (
  <Badge tone={TONE[state]}>{STATE_NAME[state]}</Badge>
)
