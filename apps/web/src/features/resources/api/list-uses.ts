import { listResourceUses } from '@kadr/contract/resources'
import type { RouteData } from '@kadr/contract/route'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

export type ResourceUse = RouteData<typeof listResourceUses>[number]

export const useResourceUses = (id: string) =>
  useQuery({ ...useApi().query(listResourceUses, { params: { id } }), staleTime: 0 })
