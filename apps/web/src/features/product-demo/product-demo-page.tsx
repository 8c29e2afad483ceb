import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, useRef } from 'react'
import { useProduct } from '../../media/api/list-products.ts'
import { EditorGate } from '../../reel-editor/components/editor-gate.tsx'
import { useBornReel } from '../../reel-editor/model/use-born-reel.ts'
import { copy } from './copy.ts'
import { newDraft } from './model/demo-form.ts'
import { readDemoSearch } from './model/demo-search.ts'

const DemoScreen = lazy(() => import('./components/demo-screen.tsx'))

export default function ProductDemoPage() {
  const { reel: reelId, product: productId } = useSearch({
    from: '/app/reels/product-demo',
    select: readDemoSearch,
    structuralSharing: true,
  })
  const navigate = useNavigate()
  const { openedId, onSaved } = useBornReel(reelId, (id) => {
    void navigate({ to: '/reels/product-demo', search: { reel: id }, replace: true })
  })
  const product = useProduct(openedId ? undefined : productId)
  const start = useRef<ReturnType<typeof newDraft>>(undefined)
  if (!product.isLoading) start.current ??= newDraft(product.data)
  const initial = start.current
  return (
    <EditorGate title={copy.title} reelId={openedId} isWaiting={!initial}>
      {({ reel, workspaceId }) =>
        initial ? (
          <DemoScreen
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
