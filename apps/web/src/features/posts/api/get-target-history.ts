import { getTargetHistory } from '@kadr/contract/posts'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

export const useTargetHistory = (params: { id: string; targetId: string }) =>
  useQuery(useApi().query(getTargetHistory, { params }))
