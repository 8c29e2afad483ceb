import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { copy } from '../copy.ts'

export const ProductSkeleton = ({ title }: { title: string }) => (
  <div className="grid grid-cols-1 gap-4 lg:gap-6">
    <PageHeader title={title} />
    <SkeletonGroup label={copy.loading} className="grid max-w-200 gap-4">
      <Skeleton className="h-96 w-full rounded-card" />
      <Skeleton className="h-56 w-full rounded-card" />
    </SkeletonGroup>
  </div>
)
