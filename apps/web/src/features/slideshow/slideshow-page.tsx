import { useSearch } from '@tanstack/react-router'
import { lazy, useEffect } from 'react'
import { useProduct } from '../../media/api/media.queries.ts'
import { EditorPage } from '../../reel-editor/components/editor-page.tsx'
import { copy } from './copy.ts'
import { newDraft } from './model/new-draft.ts'
import { usePhraseStart } from './model/use-phrase-start.ts'

const loadScreen = () => import('./components/slideshow-screen.tsx')
const SlideshowScreen = lazy(loadScreen)

export default function SlideshowPage() {
  const { reel, product: productId, phrase, style } = useSearch({ from: '/app/reels/slideshow' })
  const product = useProduct(reel ? undefined : productId)
  const phraseStart = usePhraseStart({ phrase: reel ? undefined : phrase, style })
  useEffect(() => {
    // Preloads the chunk while the reel loads; a failed import is reported by the lazy boundary.
    loadScreen().catch(() => undefined)
  }, [])
  const begin = () => {
    if (phrase !== undefined && !reel) return phraseStart
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
