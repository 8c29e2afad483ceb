import { getAffiliate } from '@kadr/contract/money/affiliate'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'

export const useAffiliate = () =>
  useQuery({ ...useApi().query(getAffiliate), enabled: useIsSignedIn() })
