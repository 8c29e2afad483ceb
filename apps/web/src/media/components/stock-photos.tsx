import type { StockPhoto } from '@kadr/contract/stock'
import { failureText } from '../../platform/failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { QueryFrame } from '../../ui/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { type StockSearch, useStockPhotos } from '../api/stock.queries.ts'
import { copy } from '../copy.ts'

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2'

const LOADING = (
  <SkeletonGroup label={copy.stock.loading} className={GRID}>
    {[0, 1, 2, 3, 4, 5].map((index) => (
      <Skeleton key={index} className="aspect-[3/4] w-full rounded-card" />
    ))}
  </SkeletonGroup>
)

const Tile = ({
  photo,
  isTaking,
  onTake,
}: {
  photo: StockPhoto
  isTaking: boolean
  onTake: () => void
}) => (
  <div className="grid min-w-0 gap-0.5">
    <button
      type="button"
      disabled={isTaking}
      aria-label={copy.stock.take(photo.alt, photo.author)}
      onClick={onTake}
      className="relative aspect-[3/4] w-full cursor-pointer overflow-hidden rounded-card bg-sunken"
    >
      <img src={photo.previewUrl} alt="" loading="lazy" className="size-full object-cover" />
      {isTaking ? (
        <span className="absolute inset-0 flex items-center justify-center bg-surface/70 text-accent">
          <Spinner label={copy.stock.taking} />
        </span>
      ) : null}
    </button>
    <a
      href={photo.pageUrl}
      target="_blank"
      rel="noreferrer"
      className="truncate px-0.5 text-caption text-ink-3"
    >
      {photo.author}
    </a>
  </div>
)

type Props = StockSearch & {
  /** The last page that is shown offers the next one. */
  isLast: boolean
  takingId: string | undefined
  onTake: (photo: StockPhoto) => void
  onMore: () => void
}

/** One page of the photos found. */
export const StockPhotos = ({ isLast, takingId, onTake, onMore, ...search }: Props) => {
  const query = useStockPhotos(search)
  return (
    <QueryFrame
      query={query}
      data={query.data?.photos}
      hasCard={false}
      failed={{ title: copy.stock.failed, text: failureText(query.error) }}
      empty={<EmptyState drawing="search" title={copy.nothingTitle} text={copy.stock.nothing} />}
      loading={LOADING}
    >
      {(photos) => (
        <>
          <div className={GRID}>
            {photos.map((photo) => (
              <Tile
                key={photo.id}
                photo={photo}
                isTaking={photo.id === takingId}
                onTake={() => onTake(photo)}
              />
            ))}
          </div>
          {isLast && query.data?.hasMore ? (
            <Button variant="secondary" className="justify-self-center" onClick={onMore}>
              {copy.stock.more}
            </Button>
          ) : null}
        </>
      )}
    </QueryFrame>
  )
}
