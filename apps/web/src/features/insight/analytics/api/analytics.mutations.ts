import {
  createAccountGroup,
  createPostGroup,
  deleteAccountGroup,
  deletePostGroup,
  updateAccountGroup,
  updatePostGroup,
} from '@kadr/contract/insight/analytics-groups'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'

export type GroupKind = 'account' | 'post'
type Values = { name: string; memberIds: string[] }

/** Creates the group without an id, changes it with one. */
export const useSaveGroup = (kind: GroupKind) =>
  useApiMutation((api, { id, ...body }: Values & { id?: string | undefined }) => {
    if (kind === 'account') {
      return id === undefined
        ? api.call(createAccountGroup, { body })
        : api.call(updateAccountGroup, { params: { id }, body })
    }
    return id === undefined
      ? api.call(createPostGroup, { body })
      : api.call(updatePostGroup, { params: { id }, body })
  })

export const useDeleteGroup = (kind: GroupKind) =>
  useApiMutation((api, id: string) =>
    kind === 'account'
      ? api.call(deleteAccountGroup, { params: { id } })
      : api.call(deletePostGroup, { params: { id } }),
  )
