import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { copy } from '../copy.ts'

type Props<Data> = {
  query: UseQueryResult<Data>
  failed: string
  children: (data: Data) => ReactNode
}

const LOADING = (
  <SkeletonGroup label={copy.loading} className="grid grid-cols-1 gap-3">
    <Skeleton className="h-11 w-full rounded-control" />
    <Skeleton className="h-40 w-full rounded-control" />
  </SkeletonGroup>
)

export const Loaded = <Data,>({ query, failed, children }: Props<Data>) => (
  <QueryFrame
    query={query}
    data={query.data}
    loading={LOADING}
    failed={{ title: failed, text: failureText(query.error) }}
    hasCard={false}
  >
    {children}
  </QueryFrame>
)
