import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { copy } from '../copy.ts'

const ROWS = ['a', 'b', 'c', 'd', 'e']

export const PostsSkeleton = () => (
  <Card padding="none">
    <SkeletonGroup label={copy.loading} className="divide-y divide-line">
      {ROWS.map((row) => (
        <div key={row} className="flex items-center gap-3 p-3">
          <Skeleton className="size-16 rounded-control" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  </Card>
)
