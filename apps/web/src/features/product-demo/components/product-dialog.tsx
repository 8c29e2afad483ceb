import type { Product } from '@kadr/contract/products'
import { countOf } from '@kadr/domain/plural'
import { failureText } from '../../../platform/failure-text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { useProducts } from '../api/list-products.ts'
import { copy } from '../copy.ts'

type Props = { onChoose: (product: Product) => void; onClose: () => void }

/** Which product the demo is about. */
export default function ProductDialog({ onChoose, onClose }: Props) {
  const { data, error, refetch, isFetching } = useProducts()
  return (
    <Dialog
      open
      title={copy.products.title}
      description={copy.products.text}
      onOpenChange={onClose}
    >
      {!data && !error ? (
        <SkeletonGroup label={copy.products.title} className="grid gap-2">
          <Skeleton className="h-16 w-full rounded-card" />
          <Skeleton className="h-16 w-full rounded-card" />
        </SkeletonGroup>
      ) : null}
      {error ? (
        <ErrorState
          title={copy.products.failed}
          text={failureText(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data?.items.length === 0 ? (
        <EmptyState
          drawing="reel"
          title={copy.products.emptyTitle}
          text={copy.products.emptyText}
        />
      ) : null}
      <ul className="grid grid-cols-1 gap-1">
        {data?.items.map((product) => (
          <li key={product.id}>
            <button
              type="button"
              onClick={() => {
                onChoose(product)
                onClose()
              }}
              className="flex w-full cursor-pointer items-center gap-3 rounded-control p-2 text-left hover:bg-sunken"
            >
              <span className="size-12 shrink-0 overflow-hidden rounded-chip bg-sunken">
                {product.resources[0]?.urls.thumbnail ? (
                  <img
                    src={product.resources[0].urls.thumbnail}
                    alt=""
                    className="size-full object-cover"
                  />
                ) : null}
              </span>
              <span className="grid min-w-0">
                <span className="truncate text-label font-medium">{product.name}</span>
                <span className="text-caption text-ink-2">
                  {countOf({ count: product.resources.length, forms: copy.products.files })}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
