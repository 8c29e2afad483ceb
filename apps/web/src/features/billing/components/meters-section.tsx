import { clsx } from 'clsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { copy, LIMIT_LABEL } from '../copy.ts'
import { useUsage } from '../model/use-usage.ts'
import { UsageTile } from './usage-tile.tsx'

const GRID = 'grid grid-cols-2 gap-3 md:grid-cols-4'

/** Wide screens have the meters in the sidebar, which leaves the error to the page. */
export const MetersSection = () => {
  const { meters, isFailed, isRetrying, retry } = useUsage()
  return (
    <Section title={copy.metersTitle} className={clsx(!isFailed && 'lg:hidden')}>
      {meters ? (
        <ul className={GRID}>
          {meters.map((meter) => (
            <UsageTile key={meter.key} meter={meter} />
          ))}
        </ul>
      ) : null}
      {isFailed ? (
        <Card>
          <ErrorState title={copy.failed} onRetry={retry} isRetrying={isRetrying} />
        </Card>
      ) : null}
      {!meters && !isFailed ? (
        <SkeletonGroup label={copy.loading} className={GRID}>
          {Object.keys(LIMIT_LABEL).map((key) => (
            <Skeleton key={key} className="h-32 rounded-card" />
          ))}
        </SkeletonGroup>
      ) : null}
    </Section>
  )
}
