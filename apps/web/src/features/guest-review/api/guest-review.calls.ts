import { commentAsGuest, decideAsGuest, openReview } from '@kadr/contract/reviews'
import type { RouteRequest } from '@kadr/contract/route'
import { useQuery } from '@tanstack/react-query'
import { useApiMutation } from '../../../platform/api-hooks.ts'
import { useApi } from '../../../platform/services.tsx'

export const useReview = (token: string) =>
  useQuery({ ...useApi().query(openReview, { params: { token } }), retry: false })

export const useDecide = (token: string) =>
  useApiMutation((api, body: RouteRequest<typeof decideAsGuest>['body']) =>
    api.call(decideAsGuest, { params: { token }, body }),
  )

export const useComment = (token: string) =>
  useApiMutation((api, body: RouteRequest<typeof commentAsGuest>['body']) =>
    api.call(commentAsGuest, { params: { token }, body }),
  )
