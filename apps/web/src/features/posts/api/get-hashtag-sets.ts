import { listHashtagSets } from '@kadr/contract/publisher'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'

export const useHashtagSets = () =>
  useQuery({ ...useApi().query(listHashtagSets), enabled: useIsSignedIn() })
