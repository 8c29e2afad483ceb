import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { listCopy } from './copy.ts'

const ROWS = [1, 2, 3, 4, 5, 6]

export const ListSkeleton = () => (
  <SkeletonGroup label={listCopy.loading} className="divide-y divide-line">
    {ROWS.map((row) => (
      <div key={row} className="flex h-27 gap-3 px-4 py-3">
        <Skeleton className="size-10 shrink-0 rounded-full" />
        <div className="grid flex-1 content-start gap-2 pt-1">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-3/4" />
        </div>
      </div>
    ))}
  </SkeletonGroup>
)
