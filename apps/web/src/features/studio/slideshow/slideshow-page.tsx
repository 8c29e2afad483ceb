import { useLocation, useSearch } from '@tanstack/react-router'
import { lazy, useEffect } from 'react'
import { useProduct } from '../../../media/api/media.queries.ts'
import { EditorPage } from '../../../reel-editor/frame/editor-page.tsx'
import { copy } from './copy.ts'
import { composedDraft, newDraft } from './model/new-draft.ts'

const loadScreen = () => import('./components/slideshow-screen.tsx')
const SlideshowScreen = lazy(loadScreen)

export default function SlideshowPage() {
  const { reel, product: productId } = useSearch({ from: '/app/reels/slideshow' })
  const product = useProduct(reel ? undefined : productId)
  const { composed } = useLocation().state
  useEffect(() => {
    // Preloads the chunk while the reel loads; a failed import is reported by the lazy boundary.
    loadScreen().catch(() => undefined)
  }, [])
  const begin = () => {
    if (composed && !reel) return composedDraft(composed)
    return product.isLoading ? undefined : newDraft(product.data)
  }
  return (
    <EditorPage
      title={copy.title}
      to="/reels/slideshow"
      reelId={reel}
      begin={begin}
      Screen={SlideshowScreen}
    />
  )
}
