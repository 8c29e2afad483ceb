import type { Resource } from '@kadr/contract/resources'
import { countOf } from '@kadr/domain/plural'
import { failureText } from '../../../platform/failure-text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { useProductsWithMedia } from '../api/list-products.ts'
import { copy } from '../copy.ts'

type Props = { onChoose: (resources: Resource[]) => void; onClose: () => void }

/** The pictures of a product as slides. */
export default function ProductDialog({ onChoose, onClose }: Props) {
  const { products, error, refetch, isFetching } = useProductsWithMedia()
  return (
    <Dialog
      open
      title={copy.products.title}
      description={copy.products.text}
      onOpenChange={onClose}
    >
      {!products && !error ? (
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
      {products?.length === 0 ? (
        <EmptyState
          drawing="reel"
          title={copy.products.emptyTitle}
          text={copy.products.emptyText}
        />
      ) : null}
      <ul className="grid grid-cols-1 gap-1">
        {products?.map(({ id, name, resources }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => {
                onChoose(resources)
                onClose()
              }}
              className="flex w-full cursor-pointer items-center gap-3 rounded-control p-2 text-left hover:bg-sunken"
            >
              <span className="size-12 shrink-0 overflow-hidden rounded-chip bg-sunken">
                {resources[0]?.urls.thumbnail ? (
                  <img
                    src={resources[0].urls.thumbnail}
                    alt=""
                    className="size-full object-cover"
                  />
                ) : null}
              </span>
              <span className="grid min-w-0">
                <span className="truncate text-label font-medium">{name}</span>
                <span className="text-caption text-ink-2">
                  {countOf({ count: resources.length, forms: copy.products.pictures })}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
