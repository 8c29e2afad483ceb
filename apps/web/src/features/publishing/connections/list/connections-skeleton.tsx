import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { copy } from '../copy.ts'

export const ConnectionsSkeleton = () => (
  <SkeletonGroup label={copy.loading} className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:gap-4">
    {['a', 'b', 'c', 'd'].map((key) => (
      <Card key={key} className="grid gap-3">
        <span className="flex items-center gap-3">
          <Skeleton className="size-10 rounded-full" />
          <Skeleton className="h-5 w-1/2" />
        </span>
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-9 w-28" />
      </Card>
    ))}
  </SkeletonGroup>
)
