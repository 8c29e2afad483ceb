import { useParams } from '@tanstack/react-router'
import { useDocumentOwner } from '../../documents/use-document.ts'
import { failureText } from '../../platform/failure-text.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useProduct } from './api/products.queries.ts'
import { EditProduct } from './components/edit-product.tsx'
import { ProductSkeleton } from './components/product-editor.tsx'
import { copy } from './copy.ts'

export default function ProductPage() {
  const { productId } = useParams({ from: '/app/products/$productId' })
  const { data: product, isError, error, isFetching, refetch } = useProduct(productId)
  const owner = useDocumentOwner()
  if (product && owner) return <EditProduct key={productId} product={product} owner={owner} />
  if (product || !isError) return <ProductSkeleton title={copy.form.editTitle} />
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PageHeader title={copy.form.editTitle} />
      <Card>
        <ErrorState
          title={copy.form.loadFailed}
          text={failureText(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Card>
    </div>
  )
}
