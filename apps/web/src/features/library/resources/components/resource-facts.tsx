import type { Resource } from '@kadr/contract/library/resources'
import { KIND_NAME } from '../../../../media/copy.ts'
import { formatDuration, formatSize } from '../../../../media/resources/format-file.ts'
import { useAccount } from '../../../../platform/api/services.tsx'
import { formatDate } from '../../../../platform/text/format.ts'
import { copy } from '../copy.ts'

export const ResourceFacts = ({ resource }: { resource: Resource }) => {
  const timeZone = useAccount((account) => account.user?.timeZone)
  const { kind, size, width, height, durationSeconds, createdAt } = resource
  const facts = [
    [copy.detail.kind, KIND_NAME[kind]],
    [copy.detail.size, formatSize(size)],
    [copy.detail.dimensions, width && height ? `${width}\u00A0×\u00A0${height}` : undefined],
    [copy.detail.length, durationSeconds ? formatDuration(durationSeconds) : undefined],
    [copy.detail.added, formatDate({ instant: createdAt, timeZone })],
  ].filter(([, value]) => value !== undefined)
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-label">
      {facts.map(([name, value]) => (
        <div key={name} className="grid">
          <dt className="text-caption text-ink-3">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
