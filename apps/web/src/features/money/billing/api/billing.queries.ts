import { getPoints, getSubscription } from '@kadr/contract/money/subscription'
import { useQuery } from '@tanstack/react-query'
import { useAccount, useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'

/** Data cached on this device first, then the server's response. */
export const usePoints = () => {
  const remembered = useAccount((account) => account.points)
  const query = useQuery({ ...useApi().query(getPoints), enabled: useIsSignedIn() })
  return { query, points: query.data ?? remembered ?? undefined }
}

/** Data cached on this device first, then the server's response. */
export const useSubscription = () => {
  const remembered = useAccount((account) => account.subscription)
  const query = useQuery({ ...useApi().query(getSubscription), enabled: useIsSignedIn() })
  return { query, subscription: query.data ?? remembered ?? undefined }
}
