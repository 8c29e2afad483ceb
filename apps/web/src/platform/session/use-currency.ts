import type { Currency } from '@kadr/contract/base/primitives'
import { updateMe } from '@kadr/contract/identity/users'
import { useAccount, useServices } from '../api/services.tsx'
import { isSignedIn } from './session-store.ts'

/** The currency of prices: stored on this device, and in the profile of a signed-in user. */
export const useCurrency = () => {
  const { account, api, session } = useServices()
  const currency = useAccount(({ selectedCurrency }) => selectedCurrency)

  const save = async (selectedCurrency: Currency) => {
    account.setState({ user: await api.call(updateMe, { body: { selectedCurrency } }) })
  }
  const choose = (selectedCurrency: Currency) => {
    account.setState({ selectedCurrency })
    // The choice stays on this device even when the profile can't be saved.
    if (isSignedIn(session.getState())) void save(selectedCurrency).catch(() => undefined)
  }
  return { currency, choose }
}
