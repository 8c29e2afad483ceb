import type { Product } from '@kadr/contract/library/products'
import { lazy, Suspense, useRef, useState } from 'react'
import { useMoreWhenNear } from '../../../../media/resources/use-more-when-near.ts'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import type { useProducts } from '../api/products.queries.ts'
import { copy } from '../copy.ts'
import { useProductActions } from '../model/use-product-actions.ts'
import { ProductCard } from './product-card.tsx'
import { ProductMenu } from './product-menu.tsx'

const RemoveProduct = lazy(() => import('./remove-product.tsx'))

type Props = {
  products: readonly Product[]
  query: ReturnType<typeof useProducts>
  canEdit: boolean
}

export const ProductList = ({ products, query, canEdit }: Props) => {
  const actions = useProductActions()
  const [doomed, setDoomed] = useState<Product>()
  const end = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  useMoreWhenNear({ end, onMore: fetchNextPage, isWanted: hasNextPage && !isFetchingNextPage })
  return (
    <>
      <ul
        aria-label={copy.title}
        className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 md:grid-cols-3 xl:grid-cols-4"
      >
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            menu={
              canEdit ? (
                <ProductMenu
                  product={product}
                  actions={actions}
                  onRemove={() => setDoomed(product)}
                />
              ) : null
            }
          />
        ))}
      </ul>
      <div ref={end} className="flex min-h-1 justify-center text-accent">
        {isFetchingNextPage ? <Spinner label={copy.loadingMore} /> : null}
      </div>
      <Suspense>
        {doomed ? <RemoveProduct product={doomed} onClose={() => setDoomed(undefined)} /> : null}
      </Suspense>
    </>
  )
}
