import { type Reel, saveReel } from '@kadr/contract/studio/reels'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { type DocumentOwner, useDocumentOwner } from '../../documents/use-document.ts'
import { isNotFound } from '../../platform/api/api-error.ts'
import { failureText } from '../../platform/api/failure-text.ts'
import { useCan } from '../../platform/session/current-workspace.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { QueryFrame } from '../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { editorCopy } from '../copy.ts'
import { useOpenedReel } from './use-opened-reel.ts'

const Waiting = () => (
  <SkeletonGroup label={editorCopy.loading} className="grid justify-items-center gap-4">
    <Skeleton className="aspect-9/16 h-[42dvh] rounded-card" />
    <Skeleton className="h-20 w-full rounded-card" />
    <Skeleton className="h-48 w-full rounded-card" />
  </SkeletonGroup>
)

type Props = {
  title: string
  /** Undefined for a new reel. */
  reelId: string | undefined
  /** The start of a new reel is still loading. */
  isWaiting: boolean
  children: (opened: { reel: Reel | undefined; owner: DocumentOwner }) => ReactNode
}

/** Requires the permission to edit and waits for the reel. */
export const EditorGate = ({ title, reelId, isWaiting, children }: Props) => {
  const owner = useDocumentOwner()
  const canEdit = useCan(saveReel.action)
  const { reel, error, query } = useOpenedReel(reelId)
  const isGone = isNotFound(error)
  const isReady = (reelId === undefined || reel !== undefined) && !isWaiting
  return (
    <div className="grid grid-cols-1 gap-2 lg:gap-4">
      <PageHeader title={title} />
      {owner && !canEdit ? (
        <Card>{editorCopy.viewer}</Card>
      ) : (
        <QueryFrame
          query={query}
          data={owner && isReady ? { reel, owner } : undefined}
          loading={<Waiting />}
          failed={{
            title: editorCopy.failed,
            text: isGone ? editorCopy.gone : failureText(error),
            canRetry: !isGone,
            action: (
              <LinkButton asChild variant="secondary">
                <Link to="/reels">{editorCopy.toReels}</Link>
              </LinkButton>
            ),
          }}
        >
          {(opened) => <Suspense fallback={<Waiting />}>{children(opened)}</Suspense>}
        </QueryFrame>
      )}
    </div>
  )
}
