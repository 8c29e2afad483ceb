import { type Post, updatePost } from '@kadr/contract/posts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useDocumentOwner } from '../../../documents/use-document.ts'
import { useAccounts } from '../../../networks/account-options.ts'
import { useCan, useCurrentWorkspace } from '../../../platform/current-workspace.ts'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { composerCopy } from '../composer-copy.ts'
import { initialWhen } from '../model/initial-when.ts'

export const ComposerSkeleton = () => (
  <SkeletonGroup label={composerCopy.loading} className="grid gap-4">
    <Skeleton className="h-11 w-2/3" />
    <Skeleton className="h-56 w-full rounded-card" />
    <Skeleton className="h-32 w-full rounded-card" />
  </SkeletonGroup>
)

const loadScreen = () => import('./composer-screen.tsx')
const ComposerScreen = lazy(() =>
  loadScreen().then((loaded) => ({ default: loaded.ComposerScreen })),
)

type Props = {
  title: string
  post: Post | undefined
  at?: string | undefined
  connectionIds?: readonly string[]
  mediaIds?: readonly string[]
  /** The text a new post starts with; undefined while it loads. */
  text?: string | undefined
}

const NOTHING: readonly string[] = []

export const ComposerPage = ({
  title,
  post,
  at,
  text = post ? '' : undefined,
  ...chosen
}: Props) => {
  const { connectionIds = NOTHING, mediaIds = NOTHING } = chosen
  const workspace = useCurrentWorkspace()
  const owner = useDocumentOwner()
  const canEdit = useCan(updatePost.action)
  const { accounts, isError, isFetching, refetch } = useAccounts()
  const [openedAt] = useState(() => new Date())
  const isKnown = workspace && owner && accounts && text !== undefined
  useEffect(() => {
    // Preloads the chunk while the accounts load; a failed import is reported by the lazy boundary.
    loadScreen().catch(() => undefined)
  }, [])
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader title={title} />
      {isKnown && !canEdit ? <Card>{composerCopy.viewer}</Card> : null}
      {isKnown && canEdit ? (
        <Suspense fallback={<ComposerSkeleton />}>
          <ComposerScreen
            key={`${owner.workspaceId} ${post?.id ?? 'new'}`}
            post={post}
            accounts={accounts}
            owner={owner}
            timeZone={workspace.timeZone}
            connectionIds={connectionIds}
            isPlaced={at !== undefined || (post?.time ?? null) !== null}
            mediaIds={mediaIds}
            text={text}
            initialWhen={initialWhen({ post, at, now: openedAt, timeZone: workspace.timeZone })}
          />
        </Suspense>
      ) : null}
      {!isKnown && isError ? (
        <Card>
          <ErrorState
            title={composerCopy.accounts.failed}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        </Card>
      ) : null}
      {!isKnown && !isError ? <ComposerSkeleton /> : null}
    </div>
  )
}
