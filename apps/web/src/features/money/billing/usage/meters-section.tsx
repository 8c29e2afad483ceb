import { clsx } from 'clsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { copy, LIMIT_LABEL } from '../copy.ts'
import { UsageTile } from './usage-tile.tsx'
import { useUsage } from './use-usage.ts'

const GRID = 'grid grid-cols-2 gap-3 md:grid-cols-4'

/** Wide screens have the meters in the sidebar, which leaves the error to the page. */
export const MetersSection = () => {
  const { meters, query } = useUsage()
  const isFailed = !meters && query.isError
  return (
    <Section title={copy.metersTitle} className={clsx(!isFailed && 'lg:hidden')}>
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
