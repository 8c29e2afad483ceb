import type { RouteRequest } from '@kadr/contract/base/route'
import { commentAsGuest, decideAsGuest } from '@kadr/contract/team/reviews'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'
import { shrinkPictures } from '../model/shrink-picture.ts'

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
