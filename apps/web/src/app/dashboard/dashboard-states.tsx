import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { copy } from './copy.ts'

/** Shown until all data above the fold has loaded: incremental rendering would shift the layout. */
export const DashboardSkeleton = () => (
  <SkeletonGroup label={copy.loading} className="grid gap-6">
    <Skeleton className="h-40 w-full rounded-card" />
    <Skeleton className="h-72 w-full rounded-card" />
    <Skeleton className="h-56 w-full rounded-card" />
  </SkeletonGroup>
)

type Props = { text: string; isRetrying: boolean; onRetry: () => void }

/** Replaces the dashboard when sign-in or loading of the user failed. */
export const StartFailure = ({ text, isRetrying, onRetry }: Props) => (
  <Card>
    <ErrorState title={copy.failed.title} text={text} onRetry={onRetry} isRetrying={isRetrying} />
  </Card>
)
