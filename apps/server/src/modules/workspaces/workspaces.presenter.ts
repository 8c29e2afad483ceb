import type { Workspace } from '@kadr/contract/workspaces'
import type { listMemberships } from './workspaces.repository.ts'

type Membership = Awaited<ReturnType<typeof listMemberships>>[number]

export const presentWorkspace = ({
  membership,
  userId,
}: {
  membership: Membership
  userId: string
}): Workspace => ({
  id: membership.id,
  name: membership.name,
  isPersonal: membership.personalUserId === userId,
  timeZone: membership.timeZone,
  brandColor: membership.brandColor,
  role: membership.role,
  isApprover: membership.isApprover,
  connectionIds: membership.connectionIds,
})
