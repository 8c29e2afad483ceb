import { useParams } from '@tanstack/react-router'
import { failureText } from '../../platform/failure-text.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { useProduct } from './api/products.queries.ts'
import { EditProduct } from './components/edit-product.tsx'
import { copy } from './copy.ts'

export default function ProductPage() {
  const { productId } = useParams({ from: '/app/products/$productId' })
  const { data: product, isError, error, isFetching, refetch } = useProduct(productId)
  if (product) return <EditProduct key={productId} product={product} />
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PageHeader title={copy.form.editTitle} />
      {isError ? (
        <Card>
          <ErrorState
            title={copy.form.loadFailed}
            text={failureText(error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </Card>
      ) : (
        <SkeletonGroup label={copy.loading} className="grid max-w-200 gap-4">
          <Skeleton className="h-96 w-full rounded-card" />
          <Skeleton className="h-56 w-full rounded-card" />
        </SkeletonGroup>
      )}
    </div>
  )
}
