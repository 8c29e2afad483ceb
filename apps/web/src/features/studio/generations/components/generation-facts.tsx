import type { Generation } from '@kadr/contract/studio/generations'
import { findKind } from '../../../../generations/kinds.ts'
import { formatDuration } from '../../../../media/resources/format-file.ts'
import { useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { describeMoment } from '../../../../platform/text/moment.ts'
import { copy } from '../copy.ts'

type Costly = Pick<Generation, 'cost' | 'isReused' | 'state'>

export const describeCost = ({ cost, isReused, state }: Costly): string => {
  if (isReused) return copy.free
  if (state === 'failed' || state === 'cancelled') return copy.returned
  return cost === 0 ? copy.noCost : copy.cost(cost)
}

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
