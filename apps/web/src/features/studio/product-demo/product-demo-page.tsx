import { useSearch } from '@tanstack/react-router'
import { lazy } from 'react'
import { useProduct } from '../../../media/api/media.queries.ts'
import { EditorPage } from '../../../reel-editor/frame/editor-page.tsx'
import { copy } from './copy.ts'
import { newDraft } from './model/demo-form.ts'

const DemoScreen = lazy(() => import('./components/demo-screen.tsx'))

export default function ProductDemoPage() {
  const { reel, product: productId } = useSearch({ from: '/app/reels/product-demo' })
  const product = useProduct(reel ? undefined : productId)
  return (
    <EditorPage
      title={copy.title}
      to="/reels/product-demo"
      reelId={reel}
      begin={() => (product.isLoading ? undefined : newDraft(product.data))}
      Screen={DemoScreen}
    />
  )
}
