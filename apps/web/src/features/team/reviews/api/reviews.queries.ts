import { openReview } from '@kadr/contract/team/reviews'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../platform/api/services.tsx'

export const useReview = (token: string) =>
  useQuery({ ...useApi().query(openReview, { params: { token } }), retry: false })
