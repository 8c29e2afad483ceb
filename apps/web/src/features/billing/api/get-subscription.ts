import { getSubscription } from '@kadr/contract/subscription'
import { useQuery } from '@tanstack/react-query'
import { useAccount, useApi, useIsSignedIn } from '../../../platform/services.tsx'

/** The subscription: what this device remembers at once, then the server's answer. */
export const useSubscription = () => {
  const remembered = useAccount((account) => account.subscription)
  const query = useQuery({ ...useApi().query(getSubscription), enabled: useIsSignedIn() })
  return { query, subscription: query.data ?? remembered ?? undefined }
}
