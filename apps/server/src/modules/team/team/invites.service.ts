import type { AssignableRole, Invite, Invitee } from '@kadr/contract/team/team'
import { UserError } from '@kadr/domain/base/app-error'
import { mayAssign, mayBeRestricted } from '@kadr/domain/identity/permissions'
import { displayName } from '@kadr/domain/identity/person-name'
import { DAY_MS } from '@kadr/kit/durations'
import { newId } from '@kadr/kit/new-id'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { createOpaqueToken, hashToken } from '../../../platform/crypto/opaque-token.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import type { Member } from '../../../platform/http/mount.ts'
import { assertConnected } from '../../publishing/connections/index.ts'
import { addressedTokenOf, inviteUrl, noInvite } from './invite-state.ts'
import { assertMaySend, columnsOf, sendInvite } from './invitee.ts'
import * as repository from './invites.repository.ts'
import { lockSeats, noSeats } from './seats.ts'

type ByMember = { ctx: AppContext; actor: Omit<Member, 'sessionId'> }
type PersonName = { firstName: string; lastName: string }

const presentInvite = (invite: repository.InviteRow, inviter: PersonName | null): Invite => ({
  id: invite.id,
  role: invite.role,
  isApprover: invite.isApprover,
  connectionIds: invite.connectionIds,
  channel: invite.channel,
  address: invite.address,
  delivery: invite.delivery,
  note: invite.note,
  maxUses: invite.maxUses,
  uses: invite.uses,
  invitedBy: inviter && displayName(inviter),
  createdAt: invite.createdAt.toISOString(),
  expiresAt: invite.expiresAt.toISOString(),
})

export const listInvites = async ({ ctx, actor: { workspaceId } }: ByMember): Promise<Invite[]> => {
  const now = ctx.clock.now()
  const rows = await repository.listOpenInvites({ db: ctx.db, workspaceId, now })
  return rows.map(({ invite, inviter }) => presentInvite(invite, inviter))
}

const assertMayInvite = (actor: Pick<Member, 'role'>, role: AssignableRole) => {
  if (mayAssign({ by: actor.role, from: role, to: role })) return
  throw new UserError({ code: 'CONFLICT', userMessage: 'Нельзя пригласить с ролью выше своей' })
}

export const createInvite = ({
  ctx,
  actor,
  days,
  to,
  ...body
}: ByMember & {
  role: AssignableRole
  isApprover: boolean
  connectionIds: string[] | null
  note: string
  to: Invitee | null
  maxUses: number | null
  days: number
}): Promise<{ invite: Invite; url: string }> =>
  inTransaction(ctx.db, async (tx) => {
    const { workspaceId, userId } = actor
    assertMayInvite(actor, body.role)
    await assertConnected({ ctx, workspaceId, ids: body.connectionIds })
    const { used, limit } = await lockSeats({ ctx, tx, workspaceId, userIds: [userId] })
    if (used >= limit) throw noSeats(limit)
    if (to) await assertMaySend({ ctx, tx, workspaceId, to })
    const id = newId()
    const token = to ? addressedTokenOf({ ctx, id }) : createOpaqueToken()
    const createdAt = ctx.clock.now()
    const invite = await repository.insertInvite({
      db: tx,
      id,
      ...body,
      ...columnsOf(to),
      connectionIds: mayBeRestricted(body.role) ? body.connectionIds : null,
      workspaceId,
      tokenHash: hashToken(token),
      createdBy: userId,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
    })
    const payload = { role: body.role }
    const event = { workspaceId, actorId: userId, subjectId: invite.id, payload }
    await appendEvent({ tx, kind: 'invite.created', ...event })
    if (to) await sendInvite({ ctx, tx, id, to })
    const sent =
      to?.channel === 'telegram'
        ? await repository.findOpenInvite({ db: tx, id, now: createdAt })
        : undefined
    return {
      invite: presentInvite(sent?.invite ?? invite, null),
      url: inviteUrl({ ctx, token }),
    }
  })

export const changeInvite = async ({
  ctx,
  actor,
  id,
  change: { role, isApprover },
}: ByMember & {
  id: string
  change: { role?: AssignableRole | undefined; isApprover?: boolean | undefined }
}): Promise<Record<string, never>> => {
  if (role !== undefined) assertMayInvite(actor, role)
  const values = { ...(role && { role }), ...(isApprover !== undefined && { isApprover }) }
  if (Object.keys(values).length === 0) return {}
  const { workspaceId } = actor
  const now = ctx.clock.now()
  const row = await repository.updateInvite({ db: ctx.db, workspaceId, id, now, values })
  if (!row) throw noInvite()
  return {}
}

export const revokeInvite = ({
  ctx,
  actor,
  id,
}: ByMember & { id: string }): Promise<Record<string, never>> =>
  inTransaction(ctx.db, async (tx) => {
    const { workspaceId, userId } = actor
    const now = ctx.clock.now()
    const values = { revokedAt: now }
    const row = await repository.updateInvite({ db: tx, workspaceId, id, now, values })
    if (!row) throw noInvite()
    const event = { workspaceId, actorId: userId, subjectId: id, payload: { role: row.role } }
    await appendEvent({ tx, kind: 'invite.revoked', ...event })
    return {}
  })

const KEPT_MS = 30 * DAY_MS

/** Erases addresses of invites that ended a month ago. */
export const forgetInvitees = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const endedBefore = new Date(ctx.clock.now().getTime() - KEPT_MS)
  await repository.forgetAddresses({ db: ctx.db, endedBefore })
}
