import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { copy } from './copy.ts'

/** What the document shows until the program of the guest page has the publications. */
export default function GuestLoadingPage() {
  return (
    <div className="min-h-dvh bg-canvas">
      <SkeletonGroup label={copy.loading} className="mx-auto grid max-w-160 gap-4 p-4">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-72 w-full rounded-card" />
        <Skeleton className="h-72 w-full rounded-card" />
      </SkeletonGroup>
    </div>
  )
}
