import { QueryFrame } from '../../../ui/query-frame.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { copy, LIMIT_LABEL } from '../copy.ts'
import { useUsage } from '../model/use-usage.ts'
import { UsageTile } from './usage-tile.tsx'

const GRID = 'grid grid-cols-2 gap-3 md:grid-cols-4'

export const MetersSection = () => {
  const { meters, query } = useUsage()
  return (
    <Section title={copy.metersTitle}>
      <QueryFrame
        query={query}
        data={meters}
        failed={{ title: copy.failed }}
        loading={
          <SkeletonGroup label={copy.loading} className={GRID}>
            {Object.keys(LIMIT_LABEL).map((key) => (
              <Skeleton key={key} className="h-32 rounded-card" />
            ))}
          </SkeletonGroup>
        }
      >
        {(known) => (
          <ul className={GRID}>
            {known.map((meter) => (
              <UsageTile key={meter.key} meter={meter} />
            ))}
          </ul>
        )}
      </QueryFrame>
    </Section>
  )
}
