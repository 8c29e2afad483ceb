import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { copy } from '../copy.ts'

/** Shown until all data above the fold has loaded: incremental rendering would shift the layout. */
export const DashboardSkeleton = () => (
  <SkeletonGroup label={copy.loading} className="grid gap-6">
    <Skeleton className="h-40 w-full rounded-card" />
    <Skeleton className="h-72 w-full rounded-card" />
    <Skeleton className="h-56 w-full rounded-card" />
  </SkeletonGroup>
)
