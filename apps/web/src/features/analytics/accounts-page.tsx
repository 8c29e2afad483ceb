import type { AccountWithFigures } from '@kadr/contract/analytics'
import { analyticsMetric } from '@kadr/contract/analytics-figures'
import { Link } from '@tanstack/react-router'
import { failureText } from '../../platform/failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { QueryFrame } from '../../ui/query-frame.tsx'
import { Table } from '../../ui/table.tsx'
import { useAnalyticsAccounts } from './api/analytics.queries.ts'
import { AccountName } from './components/account-name.tsx'
import { AnalyticsHeader } from './components/analytics-header.tsx'
import { figureColumns } from './components/figure-columns.tsx'
import { NetworkFilter } from './components/network-filter.tsx'
import { AnalyticsSkeleton } from './components/page-states.tsx'
import { PeriodPicker } from './components/period-picker.tsx'
import { SortPicker } from './components/sort-picker.tsx'
import { TrackedSection } from './components/tracked-section.tsx'
import { copy } from './copy.ts'
import { periodSearch, useAnalyticsSearch } from './model/use-analytics-search.ts'

const SORTS = [
  ...analyticsMetric.options.map((value) => ({ value, label: copy.metrics[value] })),
  { value: 'title', label: copy.accountList.byTitle },
]

const Accounts = () => {
  const { search } = useAnalyticsSearch()
  const list = useAnalyticsAccounts(search)
  return (
    <QueryFrame
      query={list}
      data={list.accounts}
      loading={<AnalyticsSkeleton />}
      failed={{ title: copy.failed, text: failureText(list.error) }}
      empty={
        <Card>
          <EmptyState
            title={copy.accountList.empty}
            text={copy.empty.text}
            action={
              <LinkButton asChild>
                <Link to="/connections">{copy.empty.connect}</Link>
              </LinkButton>
            }
          />
        </Card>
      }
    >
      {(accounts) => (
        <>
          <Card padding="none">
            <Table
              caption={copy.accounts}
              rows={accounts}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'account',
                  title: copy.accounts,
                  cell: (account: AccountWithFigures) => (
                    <Link
                      to="/analytics/$"
                      params={{ _splat: `accounts/${account.id}` }}
                      search={periodSearch(search)}
                      className="block min-w-56 py-1 text-ink no-underline"
                    >
                      <AccountName account={account} />
                    </Link>
                  ),
                },
                ...figureColumns<AccountWithFigures>(),
              ]}
            />
          </Card>
          {list.hasNextPage ? (
            <Button
              variant="secondary"
              className="justify-self-center"
              isLoading={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {copy.items.more}
            </Button>
          ) : null}
        </>
      )}
    </QueryFrame>
  )
}

export default function AccountsPage() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <AnalyticsHeader />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PeriodPicker />
        <NetworkFilter />
        <SortPicker options={SORTS} usual="views" />
      </div>
      <Accounts />
      <TrackedSection />
    </div>
  )
}
