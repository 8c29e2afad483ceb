import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { copy } from '../copy.ts'

type Props<Data> = {
  query: UseQueryResult<Data>
  failed: string
  children: (data: Data) => ReactNode
}

export const Loaded = <Data,>({ query, failed, children }: Props<Data>) => {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) {
    return (
      <ErrorState
        title={failed}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    )
  }
  return (
    <SkeletonGroup label={copy.loading} className="grid grid-cols-1 gap-3">
      <Skeleton className="h-11 w-full rounded-control" />
      <Skeleton className="h-40 w-full rounded-control" />
    </SkeletonGroup>
  )
}
