import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, useEffect, useRef } from 'react'
import { useProduct } from '../../media/api/list-products.ts'
import { EditorGate } from '../../reel-editor/components/editor-gate.tsx'
import { useBornReel } from '../../reel-editor/model/use-born-reel.ts'
import { copy } from './copy.ts'
import { newDraft } from './model/new-draft.ts'
import { readSlideshowSearch } from './model/slideshow-search.ts'

const loadScreen = () => import('./components/slideshow-screen.tsx')
const SlideshowScreen = lazy(loadScreen)

export default function SlideshowPage() {
  const { reel: reelId, product: productId } = useSearch({
    from: '/app/reels/slideshow',
    select: readSlideshowSearch,
    structuralSharing: true,
  })
  const navigate = useNavigate()
  const { openedId, onSaved } = useBornReel(reelId, (id) => {
    void navigate({ to: '/reels/slideshow', search: { reel: id }, replace: true })
  })
  const product = useProduct(openedId ? undefined : productId)
  const start = useRef<ReturnType<typeof newDraft>>(undefined)
  if (!product.isLoading) start.current ??= newDraft(product.data)
  const initial = start.current
  useEffect(() => {
    // Comes while the reel is asked for; a lost chunk is told by the page that draws it.
    loadScreen().catch(() => undefined)
  }, [])
  return (
    <EditorGate title={copy.title} reelId={openedId} isWaiting={initial === undefined}>
      {({ reel, workspaceId }) =>
        initial ? (
          <SlideshowScreen
            key={`${workspaceId} ${openedId ?? 'new'}`}
            reel={reel}
            workspaceId={workspaceId}
            initial={initial.untouched}
            begun={initial.draft}
            resources={reel?.resources ?? initial.resources}
            onSaved={onSaved}
          />
        ) : null
      }
    </EditorGate>
  )
}
