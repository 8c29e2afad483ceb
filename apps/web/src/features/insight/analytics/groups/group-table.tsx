import { Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { type FramedQuery, QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { type Column, Table } from '../../../../ui/layout/table.tsx'
import type { GroupKind } from '../api/analytics.mutations.ts'
import { copy } from '../copy.ts'
import { AnalyticsHeader } from '../page/analytics-header.tsx'
import { AnalyticsSkeleton } from '../page/page-states.tsx'
import { GroupActions } from './group-actions.tsx'

const GroupDialog = lazy(() => import('./group-dialog.tsx'))

type Draft = { id?: string; name: string; memberIds: string[] }
type Group = Required<Draft>

const NEW: Draft = { name: '', memberIds: [] }

type Props<Row extends Group> = {
  kind: GroupKind
  query: FramedQuery & { data: Row[] | undefined; error: unknown }
  canEdit: boolean
  caption: string
  columns: readonly Column<Row>[]
  /** With an action where groups are made elsewhere; without one they are made here. */
  empty: { title: string; text: string; action?: ReactNode }
  /** What can be a member. */
  options: readonly { id: string; label: string }[]
  /** Above the table. */
  filters?: ReactNode
}

/** A page of groups of either kind: the table, and creating, editing and removing a group. */
export function GroupTable<Row extends Group>({
  kind,
  query,
  canEdit,
  caption,
  columns,
  empty,
  options,
  filters,
}: Props<Row>) {
  const [draft, setDraft] = useState<Draft>()
  const { data: groups } = query
  const create =
    canEdit && !empty.action ? (
      <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={() => setDraft(NEW)}>
        {copy.groups.create}
      </Button>
    ) : undefined
  const actions: Column<Row> = {
    key: 'actions',
    title: '',
    cell: ({ id, name, memberIds }) => (
      <GroupActions
        kind={kind}
        id={id}
        name={name}
        onEdit={() => setDraft({ id, name, memberIds })}
      />
    ),
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <AnalyticsHeader {...(create && groups?.length !== 0 && { actions: create })} />
      {filters}
      <QueryFrame
        query={query}
        data={groups}
        loading={<AnalyticsSkeleton />}
        failed={{ title: copy.failed, text: failureText(query.error) }}
        empty={
          <Card>
            <EmptyState action={create} {...empty} />
          </Card>
        }
      >
        {(shown) => (
          <Card padding="none">
            <Table
              caption={caption}
              rows={shown}
              rowKey={({ id }) => id}
              columns={canEdit ? [...columns, actions] : columns}
            />
          </Card>
        )}
      </QueryFrame>
      {draft ? (
        <Suspense>
          <GroupDialog
            kind={kind}
            group={draft}
            options={options}
            onClose={() => setDraft(undefined)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
