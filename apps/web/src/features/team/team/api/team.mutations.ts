import type { RouteRequest } from '@kadr/contract/base/route'
import {
  acceptOwnership,
  cancelTransfer,
  closeWorkspace,
  createWorkspace,
  offerOwnership,
  restoreWorkspace,
  updateWorkspace,
} from '@kadr/contract/identity/workspaces'
import { exportActivity } from '@kadr/contract/team/activity'
import { createReviewLink, revokeReviewLink } from '@kadr/contract/team/reviews'
import {
  type AssignableRole,
  acceptInvite,
  changeInvite,
  changeMember,
  createInvite,
  leaveWorkspace,
  removeMember,
  revokeInvite,
} from '@kadr/contract/team/team'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'
import type { ActivityFilter } from '../model/activity-filter.ts'

type Rights = { role?: AssignableRole; isApprover?: boolean; connectionIds?: string[] | null }

export const useChangeMember = () =>
  useApiMutation((api, { userId, ...body }: Rights & { userId: string }) =>
    api.call(changeMember, { params: { userId }, body }),
  )

export const useRemoveMember = () =>
  useApiMutation((api, userId: string) => api.call(removeMember, { params: { userId } }))

export const useLeaveWorkspace = () => useApiMutation((api) => api.call(leaveWorkspace))

export const useCreateInvite = () =>
  useApiMutation((api, body: RouteRequest<typeof createInvite>['body']) =>
    api.call(createInvite, { body }),
  )

export const useChangeInvite = () =>
  useApiMutation((api, { id, ...body }: Rights & { id: string }) =>
    api.call(changeInvite, { params: { id }, body }),
  )

export const useRevokeInvite = () =>
  useApiMutation((api, id: string) => api.call(revokeInvite, { params: { id } }))

export const useAcceptInvite = () =>
  useApiMutation((api, token: string) => api.call(acceptInvite, { params: { token } }))

export const useCreateReviewLink = () =>
  useApiMutation((api, body: RouteRequest<typeof createReviewLink>['body']) =>
    api.call(createReviewLink, { body }),
  )

export const useRevokeReviewLink = () =>
  useApiMutation((api, id: string) => api.call(revokeReviewLink, { params: { id } }))

export const useExportActivity = () =>
  useApiMutation((api, filter: ActivityFilter) => api.call(exportActivity, { query: filter }))

export const useOfferOwnership = () =>
  useApiMutation((api, userId: string) => api.call(offerOwnership, { body: { userId } }))

export const useCancelTransfer = () => useApiMutation((api) => api.call(cancelTransfer))

export const useAcceptOwnership = () => useApiMutation((api) => api.call(acceptOwnership))

export const useCreateWorkspace = () =>
  useApiMutation((api, body: RouteRequest<typeof createWorkspace>['body']) =>
    api.call(createWorkspace, { body }),
  )

export const useUpdateWorkspace = () =>
  useApiMutation((api, body: RouteRequest<typeof updateWorkspace>['body']) =>
    api.call(updateWorkspace, { body }),
  )

export const useCloseWorkspace = () =>
  useApiMutation((api, confirmation: string) =>
    api.call(closeWorkspace, { body: { confirmation } }),
  )

export const useRestoreWorkspace = () =>
  useApiMutation((api, id: string) => api.call(restoreWorkspace, { params: { id } }))
