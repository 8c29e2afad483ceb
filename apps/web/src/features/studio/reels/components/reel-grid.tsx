import type { ReelSummary } from '@kadr/contract/studio/reels'
import { useRef } from 'react'
import { useMoreWhenNear } from '../../../../media/resources/use-more-when-near.ts'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import type { useReels } from '../api/reels.queries.ts'
import { copy } from '../copy.ts'
import type { ReelsSearch } from '../model/reels-search.ts'
import { ReelCard } from './reel-card.tsx'

const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 lg:gap-4 xl:grid-cols-5'
const PLACES = ['a', 'b', 'c', 'd', 'e']

export const ReelsSkeleton = () => (
  <SkeletonGroup label={copy.loading} className={GRID}>
    {PLACES.map((place) => (
      <Skeleton key={place} className="aspect-9/16 w-full rounded-card" />
    ))}
  </SkeletonGroup>
)

type Props = {
  reels: readonly ReelSummary[]
  query: ReturnType<typeof useReels>
  search: ReelsSearch
}

export const ReelGrid = ({ reels, query, search }: Props) => {
  const end = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  useMoreWhenNear({ end, onMore: fetchNextPage, isWanted: hasNextPage && !isFetchingNextPage })
  return (
    <>
      <ul aria-label={copy.mine} className={GRID}>
        {reels.map((reel) => (
          <ReelCard key={reel.id} reel={reel} search={search} />
        ))}
      </ul>
      <div ref={end} className="flex min-h-1 justify-center text-accent">
        {isFetchingNextPage ? <Spinner label={copy.loadingMore} /> : null}
      </div>
    </>
  )
}
