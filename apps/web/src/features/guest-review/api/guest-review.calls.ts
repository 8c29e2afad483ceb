import { commentAsGuest, decideAsGuest, openReview } from '@kadr/contract/reviews'
import type { RouteRequest } from '@kadr/contract/route'
import { useQuery } from '@tanstack/react-query'
import { useApiMutation } from '../../../platform/api-hooks.ts'
import { useApi } from '../../../platform/services.tsx'
import { shrinkPictures } from '../model/shrink-picture.ts'

export const useReview = (token: string) =>
  useQuery({ ...useApi().query(openReview, { params: { token } }), retry: false })

export const useDecide = (token: string) =>
  useApiMutation((api, body: RouteRequest<typeof decideAsGuest>['body']) =>
    api.call(decideAsGuest, { params: { token }, body }),
  )

type NewComment = Omit<RouteRequest<typeof commentAsGuest>['body'], 'pictures'> & {
  files: readonly File[]
}

export const useComment = (token: string) =>
  useApiMutation(async (api, { files, ...body }: NewComment) => {
    const pictures = await shrinkPictures(files)
    return api.call(commentAsGuest, { params: { token }, body: { ...body, pictures } })
  })
