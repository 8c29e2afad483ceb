import { type Post, updatePost } from '@kadr/contract/publishing/posts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useDocumentOwner } from '../../../../documents/use-document.ts'
import { useAccounts } from '../../../../networks/account-options.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan, useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { initialWhen } from '../schedule/initial-when.ts'
import { composerCopy } from './copy.ts'

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
  rubricId?: string | null
}

const NOTHING: readonly string[] = []

export const ComposerPage = ({
  title,
  post,
  at,
  text = post ? '' : undefined,
  rubricId = null,
  ...chosen
}: Props) => {
  const { connectionIds = NOTHING, mediaIds = NOTHING } = chosen
  const workspace = useCurrentWorkspace()
  const owner = useDocumentOwner()
  const canEdit = useCan(updatePost.action)
  const query = useAccounts()
  const { accounts } = query
  const [openedAt] = useState(() => new Date())
  const isKnown = workspace && owner && accounts && text !== undefined
  const known = isKnown ? { timeZone: workspace.timeZone, owner, accounts, text } : undefined
  useEffect(() => {
    // Preloads the chunk while the accounts load; a failed import is reported by the lazy boundary.
    loadScreen().catch(() => undefined)
  }, [])
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader title={title} />
      <QueryFrame
        query={query}
        data={known}
        loading={<ComposerSkeleton />}
        failed={{ title: composerCopy.accounts.failed, text: failureText(query.error) }}
      >
        {(loaded) =>
          canEdit ? (
            <Suspense fallback={<ComposerSkeleton />}>
              <ComposerScreen
                key={`${loaded.owner.workspaceId} ${post?.id ?? 'new'}`}
                post={post}
                {...loaded}
                rubricId={rubricId}
                connectionIds={connectionIds}
                isPlaced={at !== undefined || (post?.time ?? null) !== null}
                mediaIds={mediaIds}
                initialWhen={initialWhen({
                  post,
                  at,
                  now: openedAt,
                  timeZone: loaded.timeZone,
                })}
              />
            </Suspense>
          ) : (
            <Card>{composerCopy.viewer}</Card>
          )
        }
      </QueryFrame>
    </div>
  )
}
