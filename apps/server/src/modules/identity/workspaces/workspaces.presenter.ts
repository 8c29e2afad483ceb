import type { Workspace } from '@kadr/contract/identity/workspaces'
import type { AppContext } from '../../../context.ts'
import { pageMediaUrl } from '../../../platform/storage/media-urls.ts'
import type { listMemberships } from './workspaces.repository.ts'

type Membership = Awaited<ReturnType<typeof listMemberships>>[number]

/** Until a file is processed it has no thumbnail and is not shown. */
const urlOf = ({ ctx, file }: { ctx: AppContext; file: Membership['picture'] }) =>
  file?.thumbnail ? pageMediaUrl({ ctx, row: file, variant: file.thumbnail }) : null

export const presentWorkspace = ({
  ctx,
  membership,
  userId,
}: {
  ctx: AppContext
  membership: Membership
  userId: string
}): Workspace => ({
  id: membership.id,
  name: membership.name,
  isPersonal: membership.personalUserId === userId,
  timeZone: membership.timeZone,
  brandColor: membership.brandColor,
  pictureId: membership.picture?.id ?? null,
  pictureUrl: urlOf({ ctx, file: membership.picture }),
  logoId: membership.logo?.id ?? null,
  logoUrl: urlOf({ ctx, file: membership.logo }),
  role: membership.role,
  isApprover: membership.isApprover,
  connectionIds: membership.connectionIds,
})
