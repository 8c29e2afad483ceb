import { getNetwork } from '../../../../networks/index.ts'
import { useAccountGroups, useAnalyticsAccounts } from '../api/analytics.queries.ts'
import { scheduleCopy as copy } from './schedule-copy.ts'

type Option = { value: string; label: string }
const WORKSPACE: Option = { value: 'workspace', label: copy.workspace }

/** What a report can be of, by groups of the list. */
const useScopes = () => {
  const { accounts = [] } = useAnalyticsAccounts({ sort: 'title', order: 'asc' })
  const { data: groups = [] } = useAccountGroups({})
  return {
    accounts: accounts.map(({ id, title, network }) => ({
      value: `account:${id}`,
      label: `${title}, ${getNetwork(network).title}`,
    })),
    groups: groups.map(({ id, name }) => ({ value: `group:${id}`, label: name })),
  }
}

/** The selected option is listed even if it was deleted. */
export const useScopeOptions = (chosen: string) => {
  const { accounts, groups } = useScopes()
  const isKnown = [WORKSPACE, ...accounts, ...groups].some(({ value }) => value === chosen)
  return [
    WORKSPACE,
    ...(isKnown ? [] : [{ value: chosen, label: copy.gone }]),
    ...(groups.length > 0 ? [{ label: copy.groups, options: groups }] : []),
    ...(accounts.length > 0 ? [{ label: copy.accounts, options: accounts }] : []),
  ]
}

export const useScopeName = () => {
  const { accounts, groups } = useScopes()
  const all = [WORKSPACE, ...accounts, ...groups]
  return (key: string) => all.find(({ value }) => value === key)?.label ?? copy.gone
}
