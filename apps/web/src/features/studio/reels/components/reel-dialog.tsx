import { isNotFound } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useReel } from '../api/reels.queries.ts'
import { copy } from '../copy.ts'
import { ReelView } from './reel-view.tsx'

const LOADING = (
  <SkeletonGroup label={copy.dialog.loading} className="flex gap-4">
    <Skeleton className="aspect-9/16 w-32 rounded-control" />
    <div className="grid flex-1 content-start gap-3">
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
    </div>
  </SkeletonGroup>
)

type Props = { reelId: string; onClose: () => void }

export default function ReelDialog({ reelId, onClose }: Props) {
  const query = useReel(reelId)
  const isGone = isNotFound(query.error)
  return (
    <Dialog
      open
      hasOwnBack
      size="lg"
      title={query.data?.title ?? copy.title}
      onOpenChange={onClose}
    >
      <QueryFrame
        query={query}
        data={query.data}
        hasCard={false}
        failed={{
          title: copy.dialog.failed,
          text: isGone ? copy.dialog.gone : failureText(query.error),
          canRetry: !isGone,
        }}
        loading={LOADING}
      >
        {(reel) => <ReelView reel={reel} onDeleted={onClose} />}
      </QueryFrame>
    </Dialog>
  )
}
