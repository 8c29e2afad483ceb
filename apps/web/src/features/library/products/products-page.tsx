import { createProduct } from '@kadr/contract/library/products'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { FileInput, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { failureText } from '../../../platform/api/failure-text.ts'
import { useCan } from '../../../platform/session/current-workspace.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { QueryFrame } from '../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { SearchInput } from '../../../ui/forms/search-input.tsx'
import { Segmented } from '../../../ui/forms/segmented.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { useProducts } from './api/products.queries.ts'
import { EmptyProducts } from './components/empty-products.tsx'
import { ProductList } from './components/product-list.tsx'
import { copy } from './copy.ts'
import { type ProductsSearch, readProductsSearch } from './model/products-search.ts'

const ImportDialog = lazy(() => import('./components/import-dialog.tsx'))

const STATES = [
  { value: 'active', label: copy.active },
  { value: 'archived', label: copy.archived },
] as const

const PLACES = ['a', 'b', 'c', 'd']

const LOADING = (
  <SkeletonGroup
    label={copy.loading}
    className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 md:grid-cols-3 xl:grid-cols-4"
  >
    {PLACES.map((place) => (
      <Skeleton key={place} className="h-32 w-full rounded-card sm:h-72" />
    ))}
  </SkeletonGroup>
)

const Products = ({
  search,
  canEdit,
  onClear,
}: {
  search: ProductsSearch
  canEdit: boolean
  onClear: () => void
}) => {
  const query = useProducts(search)
  return (
    <QueryFrame
      query={query}
      data={query.products}
      loading={LOADING}
      failed={{ title: copy.failed, text: failureText(query.error) }}
      empty={<EmptyProducts search={search} canEdit={canEdit} onClear={onClear} />}
    >
      {(products) => <ProductList products={products} query={query} canEdit={canEdit} />}
    </QueryFrame>
  )
}

export default function ProductsPage() {
  const search = useSearch({ from: '/app/products' })
  const navigate = useNavigate({ from: '/products' })
  const canEdit = useCan(createProduct.action)
  const [isImporting, setIsImporting] = useState(false)
  const go = (part: Record<string, unknown>) =>
    void navigate({
      search: (before) => readProductsSearch({ ...before, ...part }),
      replace: true,
      resetScroll: false,
    })

  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        {...(canEdit && {
          actions: (
            <>
              <Button
                variant="secondary"
                icon={<FileInput aria-hidden="true" className="size-5" />}
                onClick={() => setIsImporting(true)}
              >
                {copy.import}
              </Button>
              <LinkButton asChild>
                <Link to="/products/new">
                  <Plus aria-hidden="true" className="size-5" />
                  {copy.add}
                </Link>
              </LinkButton>
            </>
          ),
        })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          label={copy.state}
          options={STATES}
          value={search.state ?? 'active'}
          onValueChange={(state) => go({ state })}
          className="max-sm:w-full"
        />
        <SearchInput
          label={copy.search}
          placeholder={copy.searchPlaceholder}
          value={search.q ?? ''}
          onValueChange={(q) => go({ q })}
          className="flex-1 basis-56"
        />
      </div>
      <Products search={search} canEdit={canEdit} onClear={() => go({ q: undefined })} />
      {isImporting ? (
        <Suspense>
          <ImportDialog onClose={() => setIsImporting(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
