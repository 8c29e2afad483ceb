import type { Generation } from '@kadr/contract/generations'
import { ProgressBar } from '../../media/uploads/progress-bar.tsx'
import { copy } from '../copy.ts'
import { describeProgress } from '../model/describe-progress.ts'

/** Fixed height, so that nothing shifts while the figures grow. */
export const RenderProgress = ({ generation }: { generation: Generation }) => (
  <div className="grid grid-cols-1 gap-1.5">
    <ProgressBar label={copy.progressOf(generation.title)} percent={generation.progress} />
    <p className="truncate text-caption text-ink-2 tabular-nums">{describeProgress(generation)}</p>
  </div>
)
