import { getAiStatus } from '@kadr/contract/ai'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../platform/services.tsx'

/** The engine, the limits and what is left of them. */
export const useAiStatus = () => {
  const query = useQuery({ ...useApi().query(getAiStatus), enabled: useIsSignedIn() })
  return { ...query, status: query.data }
}
