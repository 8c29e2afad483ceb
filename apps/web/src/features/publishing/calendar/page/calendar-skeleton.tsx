import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { copy } from '../copy.ts'

export const CalendarSkeleton = ({ isWide }: { isWide: boolean }) => (
  <SkeletonGroup label={copy.loading} className="grid grid-cols-1 gap-3">
    {isWide ? (
      <Skeleton className="h-160 w-full rounded-card" />
    ) : (
      <>
        <Skeleton className="h-24 w-full rounded-card" />
        <Skeleton className="h-18 w-full rounded-control" />
        <Skeleton className="h-18 w-full rounded-control" />
        <Skeleton className="h-18 w-full rounded-control" />
      </>
    )}
  </SkeletonGroup>
)
