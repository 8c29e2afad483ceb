import { type AccountGroup, createAccountGroup } from '@kadr/contract/analytics-groups'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { getNetwork } from '../../networks/index.ts'
import { useCan } from '../../platform/current-workspace.ts'
import { failureText } from '../../platform/failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { QueryFrame } from '../../ui/query-frame.tsx'
import { Table } from '../../ui/table.tsx'
import { useAccountGroups, useAnalyticsAccounts } from './api/analytics.queries.ts'
import { AnalyticsHeader } from './components/analytics-header.tsx'
import { figureColumns } from './components/figure-columns.tsx'
import { GroupActions } from './components/group-actions.tsx'
import { AnalyticsSkeleton } from './components/page-states.tsx'
import { PeriodPicker } from './components/period-picker.tsx'
import { copy } from './copy.ts'
import { periodSearch, useAnalyticsSearch } from './model/use-analytics-search.ts'

const GroupDialog = lazy(() => import('./components/group-dialog.tsx'))

type Draft = { id?: string; name: string; memberIds: string[] }

const NEW: Draft = { name: '', memberIds: [] }

export default function AccountGroupsPage() {
  const { search } = useAnalyticsSearch()
  const query = useAccountGroups(search)
  const { data: groups } = query
  const { accounts = [] } = useAnalyticsAccounts({ sort: 'title', order: 'asc' })
  const [draft, setDraft] = useState<Draft>()
  const canEdit = useCan(createAccountGroup.action)
  const create = (
    <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={() => setDraft(NEW)}>
      {copy.groups.create}
    </Button>
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      <AnalyticsHeader {...(canEdit && groups?.length !== 0 && { actions: create })} />
      <PeriodPicker />
      <QueryFrame
        query={query}
        data={groups}
        loading={<AnalyticsSkeleton />}
        failed={{ title: copy.failed, text: failureText(query.error) }}
        empty={
          <Card>
            <EmptyState
              title={copy.groups.emptyAccounts}
              text={copy.groups.emptyAccountsText}
              {...(canEdit && { action: create })}
            />
          </Card>
        }
      >
        {(shown) => (
          <Card padding="none">
            <Table
              caption={copy.accountGroups}
              rows={shown}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'name',
                  title: copy.groups.name,
                  cell: ({ id, name, memberIds }: AccountGroup) => (
                    <Link
                      to="/analytics"
                      search={{ ...periodSearch(search), group: id }}
                      className="grid min-w-32 text-ink no-underline"
                    >
                      {name}
                      <span className="text-caption font-normal text-ink-3">
                        {copy.groups.accountsCount(memberIds.length)}
                      </span>
                    </Link>
                  ),
                },
                ...figureColumns<AccountGroup>(),
                ...(canEdit
                  ? [
                      {
                        key: 'actions',
                        title: '',
                        cell: ({ id, name, memberIds }: AccountGroup) => (
                          <GroupActions
                            kind="account"
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
          <GroupDialog
            kind="account"
            group={draft}
            options={accounts.map(({ id, title, network }) => ({
              id,
              label: `${title}, ${getNetwork(network).title}`,
            }))}
            onClose={() => setDraft(undefined)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
