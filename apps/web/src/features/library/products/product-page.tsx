import { useParams } from '@tanstack/react-router'
import { useDocumentOwner } from '../../../documents/use-document.ts'
import { failureText } from '../../../platform/api/failure-text.ts'
import { QueryFrame } from '../../../ui/feedback/query-frame.tsx'
import { useProduct } from './api/products.queries.ts'
import { EditProduct } from './components/edit-product.tsx'
import { ProductFrame, ProductSkeleton } from './components/product-editor.tsx'
import { copy } from './copy.ts'

export default function ProductPage() {
  const { productId } = useParams({ from: '/app/products/$productId' })
  const query = useProduct(productId)
  const owner = useDocumentOwner()
  return (
    <QueryFrame
      query={query}
      data={query.data && owner && { product: query.data, owner }}
      loading={<ProductSkeleton />}
      failed={{ title: copy.form.loadFailed, text: failureText(query.error) }}
      around={(state) => <ProductFrame title={copy.form.editTitle}>{state}</ProductFrame>}
    >
      {(loaded) => <EditProduct key={productId} {...loaded} />}
    </QueryFrame>
  )
}
