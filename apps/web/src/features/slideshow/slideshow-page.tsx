import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { failureText } from '../../platform/failure-text.ts'
import { useCanEdit, useCurrentWorkspace } from '../../platform/use-current-workspace.ts'
import { editorCopy } from '../../reel-editor/copy.ts'
import type { SavedReel } from '../../reel-editor/document/reel-draft.ts'
import { useOpenedReel } from '../../reel-editor/model/use-opened-reel.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { useProduct } from './api/list-products.ts'
import { copy } from './copy.ts'
import { newDraft } from './model/new-draft.ts'
import { readSlideshowSearch } from './model/slideshow-search.ts'

const loadScreen = () => import('./components/slideshow-screen.tsx')
const SlideshowScreen = lazy(loadScreen)

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

/** The first save gives a reel its address; the editor stays as it is. */
const useAddress = (reelId: string | undefined) => {
  const navigate = useNavigate()
  const born = useRef<string>(undefined)
  const onSaved = ({ id }: SavedReel) => {
    if (id === reelId || id === born.current) return
    born.current = id
    void navigate({ to: '/reels/slideshow', search: { reel: id }, replace: true })
  }
  const isBornHere = reelId !== undefined && reelId === born.current
  return { openedId: isBornHere ? undefined : reelId, onSaved }
}

export default function SlideshowPage() {
  const { reel: reelId, product: productId } = useSearch({
    from: '/app/reels/slideshow',
    select: readSlideshowSearch,
    structuralSharing: true,
  })
  const { openedId, onSaved } = useAddress(reelId)
  const workspace = useCurrentWorkspace()
  const canEdit = useCanEdit()
  const { reel, error, retry } = useOpenedReel(openedId)
  const product = useProduct(openedId ? undefined : productId)
  const start = useRef<ReturnType<typeof newDraft>>(undefined)
  const isReady = openedId ? reel !== undefined : !product.isLoading
  if (isReady) start.current ??= newDraft(product.data)
  const initial = start.current
  useEffect(() => {
    // Comes while the reel is asked for; a lost chunk is told by the page that draws it.
    loadScreen().catch(() => undefined)
  }, [])
  return (
    <div className="grid grid-cols-1 gap-2 lg:gap-4">
      <PageHeader title={copy.title} />
      {workspace && !canEdit ? <Card>{editorCopy.viewer}</Card> : null}
      {workspace && canEdit && initial && isReady ? (
        <Suspense fallback={<Waiting />}>
          <SlideshowScreen
            key={`${workspace.id} ${openedId ?? 'new'}`}
            reel={reel}
            workspaceId={workspace.id}
            initial={initial.untouched}
            begun={initial.draft}
            resources={reel?.resources ?? initial.resources}
            onSaved={onSaved}
          />
        </Suspense>
      ) : null}
      {error ? <Failure error={error} onRetry={retry} /> : null}
      {!error && (!workspace || !isReady) ? <Waiting /> : null}
    </div>
  )
}
