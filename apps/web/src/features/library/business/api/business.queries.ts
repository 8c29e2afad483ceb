import type { RouteData } from '@kadr/contract/base/route'
import { getBusiness } from '@kadr/contract/library/business'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'

export type Business = RouteData<typeof getBusiness>

export const useBusiness = () =>
  useQuery({ ...useApi().query(getBusiness), enabled: useIsSignedIn() })
