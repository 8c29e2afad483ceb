import { failureText } from '../../platform/api/failure-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { QueryFrame } from '../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { type StockFind, type StockSearch, useStockFinds } from '../api/stock.queries.ts'
import { copy } from '../copy.ts'
import { formatDuration } from '../resources/format-file.ts'

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2'

const LOADING = (
  <SkeletonGroup label={copy.stock.loading} className={GRID}>
    {[0, 1, 2, 3, 4, 5].map((index) => (
      <Skeleton key={index} className="aspect-[3/4] w-full rounded-card" />
    ))}
  </SkeletonGroup>
)

const Length = ({ find }: { find: StockFind }) =>
  'seconds' in find ? (
    <span className="absolute right-1.5 bottom-1.5 rounded-chip bg-surface/85 px-1.5 text-caption text-ink">
      {formatDuration(find.seconds)}
    </span>
  ) : null

const Tile = ({
  find,
  isInserting,
  onImport,
}: {
  find: StockFind
  isInserting: boolean
  onImport: () => void
}) => (
  <div className="grid min-w-0 gap-0.5">
    <button
      type="button"
      disabled={isInserting}
      aria-label={('seconds' in find ? copy.stock.importVideo : copy.stock.import)(
        find.alt,
        find.author,
      )}
      onClick={onImport}
      className="relative aspect-[3/4] w-full cursor-pointer overflow-hidden rounded-card bg-sunken"
    >
      <img src={find.previewUrl} alt="" loading="lazy" className="size-full object-cover" />
      <Length find={find} />
      {isInserting ? (
        <span className="absolute inset-0 flex items-center justify-center bg-surface/70 text-accent">
          <Spinner label={copy.stock.importing} />
        </span>
      ) : null}
    </button>
    <a
      href={find.authorUrl}
      target="_blank"
      rel="noreferrer"
      className="flex min-h-6 min-w-0 items-center px-0.5 text-caption text-ink-3"
    >
      <span className="truncate">{find.author}</span>
    </a>
  </div>
)

type Props = StockSearch & {
  /** The last page that is shown offers the next one. */
  isLast: boolean
  importingId: string | undefined
  onImport: (find: StockFind) => void
  onMore: () => void
}

/** One page of the photos or videos found. */
export const StockFinds = ({ isLast, importingId, onImport, onMore, ...search }: Props) => {
  const { asked, finds, hasMore } = useStockFinds(search)
  return (
    <QueryFrame
      query={asked}
      data={finds}
      hasCard={false}
      failed={{ title: copy.stock.failed, text: failureText(asked.error) }}
      empty={<EmptyState drawing="search" title={copy.nothingTitle} text={copy.stock.nothing} />}
      loading={LOADING}
    >
      {(found) => (
        <>
          <div className={GRID}>
            {found.map((find) => (
              <Tile
                key={find.id}
                find={find}
                isInserting={find.id === importingId}
                onImport={() => onImport(find)}
              />
            ))}
          </div>
          {isLast && hasMore ? (
            <Button variant="secondary" className="justify-self-center" onClick={onMore}>
              {copy.stock.more}
            </Button>
          ) : null}
        </>
      )}
    </QueryFrame>
  )
}
