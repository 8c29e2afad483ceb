import type { ReactNode } from 'react'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { copy } from '../copy.ts'

type Query<T> = {
  data: T | undefined
  isError: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}

type Props<T> = {
  query: Query<T>
  failedTitle: string
  /** Inside a card without padding the skeleton adds its own. */
  isPadded?: boolean
  children: (data: T) => ReactNode
}

export const AsyncRows = <T,>({ query, failedTitle, isPadded = false, children }: Props<T>) => (
  <QueryFrame
    query={query}
    data={query.data}
    loading={
      <SkeletonGroup label={copy.loading} className={isPadded ? 'grid gap-3 p-4' : 'grid gap-3'}>
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </SkeletonGroup>
    }
    failed={{ title: failedTitle }}
    hasCard={false}
  >
    {children}
  </QueryFrame>
)
