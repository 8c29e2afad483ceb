import { createPostGroup, type PostGroup } from '@kadr/contract/analytics-groups'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useCan } from '../../platform/current-workspace.ts'
import { failureText } from '../../platform/failure-text.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { QueryFrame } from '../../ui/query-frame.tsx'
import { Table } from '../../ui/table.tsx'
import { usePostGroups } from './api/analytics.queries.ts'
import { AnalyticsHeader } from './components/analytics-header.tsx'
import { GroupActions } from './components/group-actions.tsx'
import { ItemFigureText } from './components/item-figures.tsx'
import { AnalyticsSkeleton } from './components/page-states.tsx'
import { copy } from './copy.ts'
import { formatCount } from './model/format-figure.ts'

const GroupDialog = lazy(() => import('./components/group-dialog.tsx'))

const COLUMNS = ['views', 'likes', 'comments', 'shares', 'engagementRate'] as const

type Draft = { id: string; name: string; memberIds: string[] }

export default function PostGroupsPage() {
  const query = usePostGroups()
  const [draft, setDraft] = useState<Draft>()
  const canEdit = useCan(createPostGroup.action)
  return (
    <div className="grid grid-cols-1 gap-4">
      <AnalyticsHeader />
      <QueryFrame
        query={query}
        data={query.data}
        loading={<AnalyticsSkeleton />}
        failed={{ title: copy.failed, text: failureText(query.error) }}
        empty={
          <Card>
            <EmptyState
              title={copy.groups.emptyPosts}
              text={copy.groups.emptyPostsText}
              action={
                <LinkButton asChild>
                  <Link to="/analytics/$" params={{ _splat: 'work-items' }}>
                    {copy.groups.toItems}
                  </Link>
                </LinkButton>
              }
            />
          </Card>
        }
      >
        {(groups) => (
          <Card padding="none">
            <Table
              caption={copy.postGroups}
              rows={groups}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'name',
                  title: copy.groups.name,
                  cell: ({ id, name }: PostGroup) => (
                    <Link
                      to="/analytics/$"
                      params={{ _splat: 'work-items' }}
                      search={{ group: id }}
                      className="block min-w-32 text-ink no-underline"
                    >
                      {name}
                    </Link>
                  ),
                },
                {
                  key: 'count',
                  title: copy.groups.count,
                  isNumeric: true,
                  cell: ({ memberIds }: PostGroup) => memberIds.length,
                },
                {
                  key: 'median',
                  title: copy.groups.median,
                  isNumeric: true,
                  cell: ({ medianViews }: PostGroup) =>
                    medianViews === null ? copy.noData : formatCount(medianViews),
                },
                ...COLUMNS.map((name) => ({
                  key: name,
                  title: copy.itemMetrics[name],
                  isNumeric: true,
                  cell: ({ totals }: PostGroup) => (
                    <ItemFigureText item={{ figures: totals }} name={name} />
                  ),
                })),
                ...(canEdit
                  ? [
                      {
                        key: 'actions',
                        title: '',
                        cell: ({ id, name, memberIds }: PostGroup) => (
                          <GroupActions
                            kind="post"
                            id={id}
                            name={name}
                            onEdit={() => setDraft({ id, name, memberIds })}
                          />
                        ),
                      },
                    ]
                  : []),
              ]}
            />
          </Card>
        )}
      </QueryFrame>
      {draft ? (
        <Suspense>
          <GroupDialog kind="post" group={draft} options={[]} onClose={() => setDraft(undefined)} />
        </Suspense>
      ) : null}
    </div>
  )
}
