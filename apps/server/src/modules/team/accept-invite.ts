import { mayBeRestricted } from '@kadr/domain/permissions'
import { displayName } from '@kadr/domain/person-name'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { hashToken } from '../../platform/crypto/opaque-token.ts'
import { appendEvent } from '../../platform/events/append-events.ts'
import { assertOpen, noInvite } from './invite-state.ts'
import { countUse, findInviteByToken, lockInvite } from './invites.repository.ts'
import { insertMember, lockMember } from './members.repository.ts'
import { getSeats, lockSeats, noRoom } from './seats.ts'

/**
 * The owner is locked for the seats, then the invite for its uses. A member who opens an invite again, their own
 * included, changes nothing and takes no use of it.
 */
export const acceptInvite = async ({
  ctx,
  token,
  userId,
}: {
  ctx: AppContext
  token: string
  userId: string
}): Promise<{ workspaceId: string }> => {
  const found = await findInviteByToken({ db: ctx.db, tokenHash: hashToken(token) })
  if (!found) throw noInvite()
  const { id, workspaceId } = found.invite
  return inTransaction(ctx.db, async (tx) => {
    await lockSeats({ ctx, tx, workspaceId, userIds: [userId] })
    if (await lockMember({ db: tx, workspaceId, userId })) return { workspaceId }
    const invite = await lockInvite({ db: tx, id })
    if (!invite) throw noInvite()
    const createdAt = ctx.clock.now()
    assertOpen(invite, createdAt)
    const { role, isApprover } = invite
    const connectionIds = mayBeRestricted(role) ? invite.connectionIds : null
    const rights = { role, isApprover, connectionIds }
    await insertMember({ db: tx, workspaceId, userId, ...rights, createdAt })
    const { used, limit } = await getSeats({ ctx, tx, workspaceId })
    if (used > limit) throw noRoom()
    await countUse({ db: tx, id })
    const member = await lockMember({ db: tx, workspaceId, userId })
    await appendEvent({
      tx,
      kind: 'member.joined',
      workspaceId,
      actorId: userId,
      subjectId: userId,
      payload: { name: member ? displayName(member) : '', role },
    })
    return { workspaceId }
  })
}
