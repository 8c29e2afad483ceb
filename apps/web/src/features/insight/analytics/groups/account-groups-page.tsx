import { type AccountGroup, createAccountGroup } from '@kadr/contract/insight/analytics-groups'
import { Link } from '@tanstack/react-router'
import { getNetwork } from '../../../../networks/index.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { useAccountGroups, useAnalyticsAccounts } from '../api/analytics.queries.ts'
import { copy } from '../copy.ts'
import { figureColumns } from '../figures/figure-columns.tsx'
import { PeriodPicker } from '../page/period-picker.tsx'
import { periodSearch, useAnalyticsSearch } from '../page/use-analytics-search.ts'
import { GroupTable } from './group-table.tsx'

export default function AccountGroupsPage() {
  const { search } = useAnalyticsSearch()
  const { accounts = [] } = useAnalyticsAccounts({ sort: 'title', order: 'asc' })
  return (
    <GroupTable
      kind="account"
      query={useAccountGroups(search)}
      canEdit={useCan(createAccountGroup.action)}
      caption={copy.accountGroups}
      empty={{ title: copy.groups.emptyAccounts, text: copy.groups.emptyAccountsText }}
      options={accounts.map(({ id, title, network }) => ({
        id,
        label: `${title}, ${getNetwork(network).title}`,
      }))}
      filters={<PeriodPicker />}
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
      ]}
    />
  )
}
