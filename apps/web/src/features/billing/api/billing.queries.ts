import { getPoints, getSubscription } from '@kadr/contract/subscription'
import { useQuery } from '@tanstack/react-query'
import { useAccount, useApi, useIsSignedIn } from '../../../platform/services.tsx'

/** The balance: what this device remembers at once, then the server's answer. */
export const usePoints = () => {
  const remembered = useAccount((account) => account.points)
  const query = useQuery({ ...useApi().query(getPoints), enabled: useIsSignedIn() })
  return { query, points: query.data ?? remembered ?? undefined }
}

/** The subscription: what this device remembers at once, then the server's answer. */
export const useSubscription = () => {
  const remembered = useAccount((account) => account.subscription)
  const query = useQuery({ ...useApi().query(getSubscription), enabled: useIsSignedIn() })
  return { query, subscription: query.data ?? remembered ?? undefined }
}
