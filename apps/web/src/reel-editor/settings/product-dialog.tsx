import type { Product } from '@kadr/contract/library/products'
import { countOf } from '@kadr/domain/base/plural'
import { useProductChoice } from '../../media/api/media.queries.ts'
import { failureText } from '../../platform/api/failure-text.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { QueryFrame } from '../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { editorCopy } from '../copy.ts'

type Props = {
  texts: { title: string; text: string; emptyTitle: string; emptyText: string }
  /** Filters the products; all by default. */
  isFit?: (product: Product) => boolean
  onChoose: (product: Product) => void
  onClose: () => void
}
const { products: copy } = editorCopy

const Row = ({ product, onClick }: { product: Product; onClick: () => void }) => (
  <button
    type="button"
    onClick={onClick}
    className="flex w-full cursor-pointer items-center gap-3 rounded-control p-2 text-left hover:bg-sunken"
  >
    <span className="size-12 shrink-0 overflow-hidden rounded-chip bg-sunken">
      {product.resources[0]?.urls.thumbnail ? (
        <img
          src={product.resources[0].urls.thumbnail}
          alt=""
          className="size-full object-cover object-top"
        />
      ) : null}
    </span>
    <span className="grid min-w-0">
      <span className="truncate text-label font-medium">{product.name}</span>
      <span className="text-caption text-ink-2">
        {countOf({ count: product.resources.length, forms: copy.files })}
      </span>
    </span>
  </button>
)

export default function ProductDialog({ texts, isFit = () => true, onChoose, onClose }: Props) {
  const query = useProductChoice()
  return (
    <Dialog open title={texts.title} description={texts.text} onOpenChange={onClose}>
      <QueryFrame
        query={query}
        data={query.products?.filter(isFit)}
        hasCard={false}
        failed={{ title: copy.failed, text: failureText(query.error) }}
        empty={<EmptyState drawing="reel" title={texts.emptyTitle} text={texts.emptyText} />}
        loading={
          <SkeletonGroup label={texts.title} className="grid gap-2">
            <Skeleton className="h-16 w-full rounded-card" />
            <Skeleton className="h-16 w-full rounded-card" />
          </SkeletonGroup>
        }
      >
        {(products) => (
          <ul className="grid grid-cols-1 gap-1">
            {products.map((product) => (
              <li key={product.id}>
                <Row
                  product={product}
                  onClick={() => {
                    onChoose(product)
                    onClose()
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryFrame>
    </Dialog>
  )
}
