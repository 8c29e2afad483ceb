import { type Generation, retryGeneration } from '@kadr/contract/studio/generations'
import { lazy, Suspense, useRef, useState } from 'react'
import { MayCloseNote } from '../../../../generations/components/may-close-note.tsx'
import { hasActive } from '../../../../generations/model/follow-generations.ts'
import { useMoreWhenNear } from '../../../../media/resources/use-more-when-near.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { List } from '../../../../ui/layout/list-row.tsx'
import type { useGenerations } from '../api/generations.queries.ts'
import { copy } from '../copy.ts'
import { useGenerationActions } from '../model/use-generation-actions.ts'
import { GenerationRow } from './generation-row.tsx'
import { RowActions, RowMenu } from './row-actions.tsx'

const DeleteGeneration = lazy(() => import('./delete-generation.tsx'))
const PLACES = ['a', 'b', 'c', 'd']

export const GenerationsSkeleton = () => (
  <Card padding="none">
    <SkeletonGroup label={copy.loading} className="divide-y divide-line">
      {PLACES.map((place) => (
        <div key={place} className="flex gap-3 p-3 sm:gap-4">
          <Skeleton className="aspect-9/16 w-20 rounded-control" />
          <div className="grid flex-1 content-start gap-2">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-5 w-3/4" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  </Card>
)

type Props = { generations: readonly Generation[]; query: ReturnType<typeof useGenerations> }

export const GenerationList = ({ generations, query }: Props) => {
  const canEdit = useCan(retryGeneration.action)
  const actions = useGenerationActions()
  const [doomed, setDoomed] = useState<Generation>()
  const end = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  useMoreWhenNear({ end, onMore: fetchNextPage, isWanted: hasNextPage && !isFetchingNextPage })
  return (
    <div className="grid grid-cols-1 gap-3">
      {hasActive(generations) ? <MayCloseNote /> : null}
      <Card padding="none">
        <List label={copy.list}>
          {generations.map((generation) => (
            <GenerationRow
              key={generation.id}
              generation={generation}
              actions={<RowActions generation={generation} canEdit={canEdit} actions={actions} />}
              menu={
                canEdit ? (
                  <RowMenu generation={generation} onRemove={() => setDoomed(generation)} />
                ) : null
              }
            />
          ))}
        </List>
      </Card>
      <div ref={end} className="flex min-h-1 justify-center text-accent">
        {isFetchingNextPage ? <Spinner label={copy.loadingMore} /> : null}
      </div>
      <Suspense>
        {doomed ? (
          <DeleteGeneration generation={doomed} onClose={() => setDoomed(undefined)} />
        ) : null}
      </Suspense>
    </div>
  )
}
