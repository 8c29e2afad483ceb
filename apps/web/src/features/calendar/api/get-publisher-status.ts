import { getPublisherStatus } from '@kadr/contract/publisher'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'

const REFRESH_MS = 60_000

export const usePublisherStatus = () =>
  useQuery({
    ...useApi().query(getPublisherStatus),
    enabled: useIsSignedIn(),
    refetchInterval: REFRESH_MS,
  })
