import { getMe } from '@kadr/contract/identity/users'
import { listWorkspaces } from '@kadr/contract/identity/workspaces'
import { getPoints, getSubscription, listPlans } from '@kadr/contract/money/subscription'
import { getConnections } from '@kadr/contract/publishing/connections'
import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { Api } from '../api/api-client.ts'
import type { Account, AccountStore } from './account-store.ts'

type Parts = { api: Api; queries: QueryClient; account: AccountStore }

/** After a sign-in: subscription, connections and points, then the workspaces. */
export const loadAccount = async ({ api, queries, account }: Parts) => {
  await Promise.all([
    queries.fetchQuery(api.query(getSubscription)),
    queries.fetchQuery(api.query(getConnections)),
    queries.fetchQuery(api.query(getPoints)),
    // What the device has stored of the user was not readable.
    account.getState().user === null && queries.fetchQuery(api.query(getMe)),
  ])
  await queries.fetchQuery(api.query(listWorkspaces))
}

/** Copies the newest responses into the account store, regardless of which query fetched them. */
export const mirrorAccount = ({ api, queries, account }: Parts) => {
  const mirrored = new Map<string, () => Partial<Account>>()
  const mirror = <K extends 'subscription' | 'connections' | 'points' | 'plans' | 'user'>(
    name: K,
    queryKey: readonly unknown[],
  ) => {
    mirrored.set(hashKey(queryKey), () => {
      const data = queries.getQueryData<Account[K]>(queryKey)
      const part: Partial<Account> = {}
      if (data !== undefined && data !== null) part[name] = data
      return part
    })
  }
  mirror('subscription', api.query(getSubscription).queryKey)
  mirror('connections', api.query(getConnections).queryKey)
  mirror('points', api.query(getPoints).queryKey)
  mirror('plans', api.query(listPlans).queryKey)
  mirror('user', api.query(getMe).queryKey)

  return queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const pick = mirrored.get(event.query.queryHash)
    if (pick) account.setState(pick())
  })
}
