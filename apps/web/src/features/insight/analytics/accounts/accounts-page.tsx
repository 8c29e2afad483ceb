import type { AccountWithFigures } from '@kadr/contract/insight/analytics'
import { analyticsMetric } from '@kadr/contract/insight/analytics-figures'
import { Link } from '@tanstack/react-router'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Table } from '../../../../ui/layout/table.tsx'
import { useAnalyticsAccounts } from '../api/analytics.queries.ts'
import { copy } from '../copy.ts'
import { figureColumns } from '../figures/figure-columns.tsx'
import { AnalyticsHeader } from '../page/analytics-header.tsx'
import { NetworkFilter } from '../page/network-filter.tsx'
import { AnalyticsSkeleton } from '../page/page-states.tsx'
import { PeriodPicker } from '../page/period-picker.tsx'
import { SortPicker } from '../page/sort-picker.tsx'
import { periodSearch, useAnalyticsSearch } from '../page/use-analytics-search.ts'
import { AccountName } from './account-name.tsx'
import { TrackedSection } from './tracked-section.tsx'

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
