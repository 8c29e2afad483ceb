import { getStorageUse } from '@kadr/contract/resources'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../platform/services.tsx'

export const useStorageUse = () =>
  useQuery({ ...useApi().query(getStorageUse), enabled: useIsSignedIn() })
