import type { TeamMember } from '@kadr/contract/team/team'
import { displayName } from '@kadr/domain/identity/person-name'
import type { AppContext } from '../../../context.ts'
import type { Member } from '../../../platform/http/mount.ts'
import { signImageUrl } from '../../../platform/proxy-image/index.ts'
import type { MemberRow } from './members.repository.ts'

export const presentMember = ({
  ctx,
  row,
  reader,
}: {
  ctx: AppContext
  row: MemberRow
  reader: Pick<Member, 'userId' | 'connectionIds'>
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
  // A restricted reader gets only the accounts they may see.
  connectionIds:
    row.connectionIds?.filter((id) => reader.connectionIds?.includes(id) ?? true) ?? null,
  isMe: row.userId === reader.userId,
  joinedAt: row.joinedAt.toISOString(),
})
