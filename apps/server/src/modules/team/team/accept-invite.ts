import { mayBeRestricted } from '@kadr/domain/identity/permissions'
import { displayName } from '@kadr/domain/identity/person-name'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { hashToken } from '../../../platform/crypto/opaque-token.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { insertMember } from '../../identity/workspaces/index.ts'
import { assertAddressee } from './invite-addressee.ts'
import { assertOpen, noInvite } from './invite-state.ts'
import { countUse, findInviteByToken, lockInvite } from './invites.repository.ts'
import { lockMember } from './members.repository.ts'
import { getSeats, lockSeats, noRoom } from './seats.ts'

/** Locks the owner to check seats, then the invite to count uses. Idempotent for members, who consume no use. */
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
    // Before the invite, as whoever removes the sender does it.
    const senderId = found.invite.createdBy
    const sender = senderId
      ? await lockMember({ db: tx, workspaceId, userId: senderId })
      : undefined
    const invite = await lockInvite({ db: tx, id })
    if (!invite) throw noInvite()
    const createdAt = ctx.clock.now()
    assertOpen({ invite, senderRole: sender?.role ?? null, now: createdAt })
    await assertAddressee({ ctx, invite, userId })
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
