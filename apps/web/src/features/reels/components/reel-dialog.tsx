import { ApiError } from '../../../platform/api-error.ts'
import { failureText } from '../../../platform/failure-text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { useReel } from '../api/reels.calls.ts'
import { copy } from '../copy.ts'
import { ReelView } from './reel-view.tsx'

type Props = { reelId: string; onClose: () => void }

export default function ReelDialog({ reelId, onClose }: Props) {
  const { data: reel, error, isFetching, refetch } = useReel(reelId)
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <Dialog open size="lg" title={reel?.title ?? copy.title} onOpenChange={onClose}>
      {reel ? <ReelView reel={reel} onDeleted={onClose} /> : null}
      {!reel && error ? (
        <ErrorState
          title={copy.dialog.failed}
          text={isGone ? copy.dialog.gone : failureText(error)}
          isRetrying={isFetching}
          {...(!isGone && { onRetry: () => void refetch() })}
        />
      ) : null}
      {!reel && !error ? (
        <SkeletonGroup label={copy.dialog.loading} className="flex gap-4">
          <Skeleton className="aspect-9/16 w-32 rounded-control" />
          <div className="grid flex-1 content-start gap-3">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-11 w-full" />
            <Skeleton className="h-11 w-full" />
          </div>
        </SkeletonGroup>
      ) : null}
    </Dialog>
  )
}
