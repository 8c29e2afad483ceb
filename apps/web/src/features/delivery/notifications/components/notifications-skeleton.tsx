import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { copy } from '../copy.ts'

const ROWS = ['a', 'b', 'c', 'd', 'e']

export const NotificationsSkeleton = () => (
  <SkeletonGroup label={copy.loading} className="grid gap-4 p-4">
    {ROWS.map((row) => (
      <div key={row} className="flex gap-3">
        <Skeleton className="size-10 shrink-0 rounded-control" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-4 w-full" />
        </div>
      </div>
    ))}
  </SkeletonGroup>
)
