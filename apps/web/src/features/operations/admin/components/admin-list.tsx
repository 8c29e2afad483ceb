import type { ReactNode } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { type FramedQuery, QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { copy } from '../copy.ts'

type FrameProps<Data> = {
  query: FramedQuery & { error: unknown }
  data: Data | undefined
  /** In place of a list without items. */
  empty?: string
  children: (data: Data) => ReactNode
}

export const AdminFrame = <Data,>({ query, data, empty, children }: FrameProps<Data>) => (
  <QueryFrame
    query={query}
    data={data}
    loading={
      <SkeletonGroup label={copy.loading} className="grid gap-3">
        <Skeleton className="h-24 w-full rounded-card" />
        <Skeleton className="h-24 w-full rounded-card" />
      </SkeletonGroup>
    }
    failed={{ title: copy.failed, text: failureText(query.error) }}
    {...(empty !== undefined && {
      empty: (
        <Card>
          <p className="text-label text-ink-3">{empty}</p>
        </Card>
      ),
    })}
  >
    {children}
  </QueryFrame>
)

type MoreProps = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

export const ShowMore = ({ query }: MoreProps) =>
  query.hasNextPage ? (
    <Button
      variant="secondary"
      isFullWidth
      isLoading={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {copy.more}
    </Button>
  ) : null
