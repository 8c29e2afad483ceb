import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { ErrorState } from './error-state.tsx'

type QueryFrameProps<Data> = {
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown }
  /** Undefined until loaded. What was loaded stays when a later load fails. */
  data: Data | undefined
  loading: ReactNode
  failed: { title: string; text?: ReactNode }
  /** In place of a list without items. */
  empty?: ReactNode
  /** False where the page has a card around it. */
  hasCard?: boolean
  children: (data: Data) => ReactNode
}

/** What a page shows of a query: its skeleton, its failure with a retry, the empty state or the data. */
export const QueryFrame = <Data,>({
  query,
  data,
  loading,
  failed,
  empty,
  hasCard = true,
  children,
}: QueryFrameProps<Data>): ReactNode => {
  if (data !== undefined) {
    const isEmpty = Array.isArray(data) && data.length === 0
    return isEmpty && empty !== undefined ? empty : children(data)
  }
  if (!query.isError) return loading
  const failure = (
    <ErrorState
      title={failed.title}
      text={failed.text}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
  return hasCard ? <Card>{failure}</Card> : failure
}
