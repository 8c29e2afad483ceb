import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { copy } from '../copy.ts'

/** Of the final size, so that nothing moves when the figures come. */
export const AnalyticsSkeleton = () => (
  <SkeletonGroup label={copy.loading} className="grid gap-4">
    <Skeleton className="h-96 w-full rounded-card" />
    <Skeleton className="h-72 w-full rounded-card" />
    <Skeleton className="h-72 w-full rounded-card" />
  </SkeletonGroup>
)
