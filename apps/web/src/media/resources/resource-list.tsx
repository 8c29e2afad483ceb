import type { Resource } from '@kadr/contract/library/resources'
import { countOf } from '@kadr/domain/base/plural'
import type { ReactNode, RefObject } from 'react'
import { failureText } from '../../platform/api/failure-text.ts'
import { QueryFrame } from '../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import type { useResourceList } from '../api/media.queries.ts'
import { copy, FILE_FORMS } from '../copy.ts'
import { ResourceGrid } from './resource-grid.tsx'
import { useProcessingWatch } from './use-processing-watch.ts'

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

const LOADING = (
  <SkeletonGroup
    label={copy.loading}
    className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5"
  >
    {PLACES.map((place) => (
      <Skeleton key={place} className="aspect-[4/5] w-full rounded-control" />
    ))}
  </SkeletonGroup>
)

type Props = {
  label: string
  list: ReturnType<typeof useResourceList>
  renderTile: (tile: { resource: Resource; index: number }) => ReactNode
  empty: ReactNode
  scroller?: RefObject<HTMLElement | null>
}

export const ResourceList = ({ label, list, renderTile, empty, scroller }: Props) => {
  const { resources, hasNextPage, isFetchingNextPage } = list
  useProcessingWatch(resources)
  return (
    <QueryFrame
      query={list}
      data={resources}
      loading={LOADING}
      failed={{ title: copy.failed, text: failureText(list.error) }}
      empty={empty}
      hasCard={false}
    >
      {(shown) => (
        <>
          <p role="status" className="sr-only">
            {copy.loadedCount(countOf({ count: shown.length, forms: FILE_FORMS }))}
          </p>
          <ResourceGrid
            label={label}
            resources={shown}
            renderTile={renderTile}
            hasMore={hasNextPage}
            isLoadingMore={isFetchingNextPage}
            onMore={list.fetchNextPage}
            {...(scroller && { scroller })}
          />
        </>
      )}
    </QueryFrame>
  )
}
