import type { ReactNode } from 'react'
import { Card } from '../layout/card.tsx'
import { ErrorState } from './error-state.tsx'

export type FramedQuery = { isError: boolean; isFetching: boolean; refetch: () => unknown }

type QueryFrameProps<Data> = {
  query: FramedQuery
  /** Undefined until loaded. What was loaded stays when a later load fails. */
  data: Data | undefined
  loading: ReactNode
  /** Without a retry where it would fail again: what was asked for does not exist. */
  failed: { title: string; text?: ReactNode; action?: ReactNode; canRetry?: boolean }
  /** In place of a list without items. */
  empty?: ReactNode
  /** False where the page has a card around it. */
  hasCard?: boolean
  /** Wraps the skeleton and the failure, for data that renders its own page or dialog. */
  around?: (state: ReactNode) => ReactNode
  children: (data: Data) => ReactNode
}

/** What a page shows of a query: its skeleton, its failure with a retry, the empty state or the data. */
export const QueryFrame = <Data,>({
  query,
  data,
  loading,
  failed: { canRetry = true, ...failed },
  empty,
  hasCard = true,
  around = (state) => state,
  children,
}: QueryFrameProps<Data>): ReactNode => {
  if (data !== undefined) {
    const isEmpty = Array.isArray(data) && data.length === 0
    return isEmpty && empty !== undefined ? empty : children(data)
  }
  if (!query.isError) return around(loading)
  const failure = (
    <ErrorState
      {...failed}
      isRetrying={query.isFetching}
      {...(canRetry && { onRetry: () => void query.refetch() })}
    />
  )
  return around(hasCard ? <Card>{failure}</Card> : failure)
}

/** For what is shown together: one failure fails all, and all are asked again. */
export const joinQueries = (...queries: readonly FramedQuery[]): FramedQuery => ({
  isError: queries.some(({ isError }) => isError),
  isFetching: queries.some(({ isFetching }) => isFetching),
  refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
})
