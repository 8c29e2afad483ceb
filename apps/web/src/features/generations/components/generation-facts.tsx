import type { Generation } from '@kadr/contract/generations'
import { formatDuration } from '../../../media/model/duration.ts'
import { describeMoment } from '../../../platform/moment.ts'
import { useCurrentWorkspace } from '../../../platform/use-current-workspace.ts'
import { findKind } from '../../../renders/kinds.ts'
import { copy } from '../copy.ts'
import { describeCost } from '../model/describe-cost.ts'

export const GenerationFacts = ({ generation }: { generation: Generation }) => {
  const timeZone = useCurrentWorkspace()?.timeZone ?? 'Europe/Moscow'
  const { kind, output, seconds, results, createdAt } = generation
  const facts = [
    findKind(kind)?.label,
    output === 'video' ? formatDuration(seconds) : copy.carousel(results.length),
    describeCost(generation),
  ]
  return (
    <p className="flex flex-wrap gap-x-3 text-label text-ink-2 tabular-nums">
      <span>{facts.filter(Boolean).join(' · ')}</span>
      <time dateTime={createdAt} className="text-ink-3">
        {describeMoment({ at: new Date(createdAt), now: new Date(), timeZone })}
      </time>
    </p>
  )
}
