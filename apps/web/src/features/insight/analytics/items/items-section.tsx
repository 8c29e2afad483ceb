import { createPostGroup } from '@kadr/contract/insight/analytics-groups'
import { lazy, Suspense, useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan, useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { useWorkItems } from '../api/analytics.queries.ts'
import { copy } from '../copy.ts'
import { AnalyticsSkeleton } from '../page/page-states.tsx'
import { useAnalyticsSearch } from '../page/use-analytics-search.ts'
import { ItemList } from './item-list.tsx'

const ItemDialog = lazy(() => import('./item-dialog.tsx'))
const AddToGroup = lazy(() => import('../groups/add-to-group.tsx'))

type Props = { accountIds?: string; postGroupId?: string }

/** Work items of the workspace, an account or a group, with selection, dialog and grouping. */
export const ItemsSection = (scope: Props) => {
  const { search, go } = useAnalyticsSearch()
  const list = useWorkItems(search, scope)
  const timeZone = useCurrentWorkspace()?.timeZone
  const canGroup = useCan(createPostGroup.action)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isGrouping, setIsGrouping] = useState(false)
  const select = (id: string, isSelected: boolean) => {
    const next = new Set(selected)
    if (isSelected) next.add(id)
    else next.delete(id)
    setSelected(next)
  }
  return (
    <QueryFrame
      query={list}
      data={list.items}
      loading={<AnalyticsSkeleton />}
      failed={{ title: copy.failed, text: failureText(list.error) }}
      empty={
        <Card>
          <EmptyState title={copy.items.empty} text={copy.items.emptyText} />
        </Card>
      }
    >
      {(items) => (
        <>
          {selected.size > 0 ? (
            <div className="sticky top-2 z-(--z-nav) flex flex-wrap items-center gap-2 rounded-card bg-surface p-3 shadow-pop">
              <span className="flex-1 text-label font-medium">
                {copy.items.selected(selected.size)}
              </span>
              <Button size="sm" onClick={() => setIsGrouping(true)}>
                {copy.items.toGroup}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => setSelected(new Set())}>
                {copy.items.clear}
              </Button>
            </div>
          ) : null}
          <ItemList
            items={items}
            timeZone={timeZone}
            {...(canGroup && { selected, onSelect: select })}
            onOpen={(item) => go({ item }, { isStep: true })}
            hasMore={list.hasNextPage}
            isLoadingMore={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
          />
          <Suspense>
            {search.item ? (
              <ItemDialog itemId={search.item} onClose={() => go({ item: undefined })} />
            ) : null}
            {isGrouping ? (
              <AddToGroup
                itemIds={[...selected]}
                onClose={() => setIsGrouping(false)}
                onDone={() => {
                  setIsGrouping(false)
                  setSelected(new Set())
                }}
              />
            ) : null}
          </Suspense>
        </>
      )}
    </QueryFrame>
  )
}
