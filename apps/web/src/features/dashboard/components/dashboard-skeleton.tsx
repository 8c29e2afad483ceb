import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { copy } from '../copy.ts'

/** Stands until everything above the fold is known: parts that came one by one would push each other. */
export const DashboardSkeleton = () => (
  <SkeletonGroup label={copy.loading} className="grid gap-6">
    <Skeleton className="h-40 w-full rounded-card" />
    <Skeleton className="h-72 w-full rounded-card" />
    <Skeleton className="h-56 w-full rounded-card" />
  </SkeletonGroup>
)
