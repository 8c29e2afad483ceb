import type { TeamMember } from '@kadr/contract/team'
import { displayName } from '@kadr/domain/person-name'
import type { AppContext } from '../../context.ts'
import { signImageUrl } from '../proxy-image/index.ts'
import type { MemberRow } from './members.repository.ts'

export const presentMember = ({
  ctx,
  row,
  userId,
}: {
  ctx: AppContext
  row: MemberRow
  userId: string
}): TeamMember => ({
  userId: row.userId,
  name: displayName(row),
  photoUrl: signImageUrl({
    secrets: ctx.secrets,
    clock: ctx.clock,
    publicUrl: ctx.config.publicUrl,
    url: row.photoUrl,
  }),
  role: row.role,
  isApprover: row.isApprover,
  connectionIds: row.connectionIds,
  isMe: row.userId === userId,
  joinedAt: row.joinedAt.toISOString(),
})
