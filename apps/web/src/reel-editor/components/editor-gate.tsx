import { type Reel, saveReel } from '@kadr/contract/reels'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { failureText } from '../../platform/failure-text.ts'
import { useCan } from '../../platform/use-can.ts'
import { useCurrentWorkspace } from '../../platform/use-current-workspace.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { editorCopy } from '../copy.ts'
import { useOpenedReel } from '../model/use-opened-reel.ts'

const Waiting = () => (
  <SkeletonGroup label={editorCopy.loading} className="grid justify-items-center gap-4">
    <Skeleton className="aspect-9/16 h-[42dvh] rounded-card" />
    <Skeleton className="h-20 w-full rounded-card" />
    <Skeleton className="h-48 w-full rounded-card" />
  </SkeletonGroup>
)

const Failure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <Card>
      <ErrorState
        title={editorCopy.failed}
        text={isGone ? editorCopy.gone : failureText(error)}
        {...(!isGone && { onRetry })}
        action={
          <LinkButton asChild variant="secondary">
            <Link to="/reels">{editorCopy.toReels}</Link>
          </LinkButton>
        }
      />
    </Card>
  )
}

type Props = {
  title: string
  /** The reel that is opened; undefined for a new one. */
  reelId: string | undefined
  /** Something else has to come first. */
  isWaiting: boolean
  children: (opened: { reel: Reel | undefined; workspaceId: string }) => ReactNode
}

/** An editor for whoever may use it, once its reel is here. */
export const EditorGate = ({ title, reelId, isWaiting, children }: Props) => {
  const workspace = useCurrentWorkspace()
  const canEdit = useCan(saveReel.action)
  const { reel, error, retry } = useOpenedReel(reelId)
  const isReady = (reelId === undefined || reel !== undefined) && !isWaiting
  return (
    <div className="grid grid-cols-1 gap-2 lg:gap-4">
      <PageHeader title={title} />
      {workspace && !canEdit ? <Card>{editorCopy.viewer}</Card> : null}
      {workspace && canEdit && isReady ? (
        <Suspense fallback={<Waiting />}>{children({ reel, workspaceId: workspace.id })}</Suspense>
      ) : null}
      {error ? <Failure error={error} onRetry={retry} /> : null}
      {!error && (!workspace || !isReady) ? <Waiting /> : null}
    </div>
  )
}
