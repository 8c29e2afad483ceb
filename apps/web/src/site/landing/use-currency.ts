import type { Currency } from '@kadr/contract/primitives'
import { getMe, updateMe } from '@kadr/contract/users'
import { useAccount, useServices } from '../../platform/services.tsx'
import { isSignedIn } from '../../platform/session-store.ts'

/** The currency of prices: kept on this device, and in the profile of a person who is signed in. */
export const useCurrency = () => {
  const { account, api, queries, session } = useServices()
  const currency = useAccount(({ selectedCurrency }) => selectedCurrency)

  const save = async (selectedCurrency: Currency) => {
    const user = await api.call(updateMe, { body: { selectedCurrency } })
    queries.setQueryData(api.query(getMe).queryKey, user)
    account.setState({ user })
  }
  const choose = (selectedCurrency: Currency) => {
    account.setState({ selectedCurrency })
    // The choice holds here even when the profile could not be reached.
    if (isSignedIn(session.getState())) void save(selectedCurrency).catch(() => undefined)
  }
  return { currency, choose }
}
