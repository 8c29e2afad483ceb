import type { Resource } from '@kadr/contract/resources'
import { countOf } from '@kadr/domain/plural'
import type { ReactNode, RefObject } from 'react'
import { failureText } from '../../platform/failure-text.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import type { useResourceList } from '../api/media.queries.ts'
import { copy, FILE_FORMS } from '../copy.ts'
import { useProcessingWatch } from '../model/use-processing-watch.ts'
import { ResourceGrid } from './resource-grid.tsx'

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

type Props = {
  label: string
  list: ReturnType<typeof useResourceList>
  renderTile: (tile: { resource: Resource; index: number }) => ReactNode
  empty: ReactNode
  scroller?: RefObject<HTMLElement | null>
}

export const ResourceList = ({ label, list, renderTile, empty, scroller }: Props) => {
  const { resources, isError, error, isFetching, refetch, hasNextPage, isFetchingNextPage } = list
  useProcessingWatch(resources)
  if (!resources && isError) {
    return (
      <ErrorState
        title={copy.failed}
        text={failureText(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (!resources) {
    return (
      <SkeletonGroup
        label={copy.loading}
        className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5"
      >
        {PLACES.map((place) => (
          <Skeleton key={place} className="aspect-[4/5] w-full rounded-control" />
        ))}
      </SkeletonGroup>
    )
  }
  if (resources.length === 0) return empty
  return (
    <>
      <p role="status" className="sr-only">
        {copy.loadedCount(countOf({ count: resources.length, forms: FILE_FORMS }))}
      </p>
      <ResourceGrid
        label={label}
        resources={resources}
        renderTile={renderTile}
        hasMore={hasNextPage}
        isLoadingMore={isFetchingNextPage}
        onMore={list.fetchNextPage}
        {...(scroller && { scroller })}
      />
    </>
  )
}
