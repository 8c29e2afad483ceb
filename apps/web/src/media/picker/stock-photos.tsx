import type { StockPhoto } from '@kadr/contract/library/stock'
import { failureText } from '../../platform/api/failure-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { QueryFrame } from '../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
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
  isInserting,
  onImport,
}: {
  photo: StockPhoto
  isInserting: boolean
  onImport: () => void
}) => (
  <div className="grid min-w-0 gap-0.5">
    <button
      type="button"
      disabled={isInserting}
      aria-label={copy.stock.import(photo.alt, photo.author)}
      onClick={onImport}
      className="relative aspect-[3/4] w-full cursor-pointer overflow-hidden rounded-card bg-sunken"
    >
      <img src={photo.previewUrl} alt="" loading="lazy" className="size-full object-cover" />
      {isInserting ? (
        <span className="absolute inset-0 flex items-center justify-center bg-surface/70 text-accent">
          <Spinner label={copy.stock.importing} />
        </span>
      ) : null}
    </button>
    <a
      href={photo.authorUrl}
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
  importingId: string | undefined
  onImport: (photo: StockPhoto) => void
  onMore: () => void
}

/** One page of the photos found. */
export const StockPhotos = ({ isLast, importingId, onImport, onMore, ...search }: Props) => {
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
                isInserting={photo.id === importingId}
                onImport={() => onImport(photo)}
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
