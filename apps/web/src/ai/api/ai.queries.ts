import { getAiStatus } from '@kadr/contract/studio/ai'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../platform/api/services.tsx'

/** The engine, the limits and the remaining quota. */
export const useAiStatus = () => {
  const query = useQuery({ ...useApi().query(getAiStatus), enabled: useIsSignedIn() })
  return { ...query, status: query.data }
}
