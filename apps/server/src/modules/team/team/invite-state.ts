import type { WorkspaceRole } from '@kadr/contract/identity/workspaces'
import { UserError } from '@kadr/domain/base/app-error'
import { mayAssign } from '@kadr/domain/identity/permissions'
import type { AppContext } from '../../../context.ts'
import { deriveToken } from '../../../platform/crypto/opaque-token.ts'
import type { InviteRow } from './invites.repository.ts'

/** The same error for an unknown token and an invite of another workspace. */
export const noInvite = () =>
  new UserError({ code: 'NOT_FOUND', userMessage: 'Приглашение не найдено' })

const CLOSED_MESSAGES = {
  revoked: 'Приглашение отозвали. Попросите новое',
  expired: 'Срок приглашения истёк. Попросите новое',
  used_up: 'Приглашением уже воспользовались. Попросите новое',
} as const

type ClosedReason = keyof typeof CLOSED_MESSAGES

type Sent = {
  invite: InviteRow
  /** Of the sender in the workspace at present; null when they are not in it any more. */
  senderRole: WorkspaceRole | null
  now: Date
}

/** Undefined while the invite can be accepted. It ends with the right of its sender to give its role. */
export const whyClosed = ({
  invite: { revokedAt, expiresAt, maxUses, uses, role },
  senderRole,
  now,
}: Sent): ClosedReason | undefined => {
  if (revokedAt) return 'revoked'
  if (senderRole === null || !mayAssign({ by: senderRole, from: role, to: role })) return 'revoked'
  if (expiresAt <= now) return 'expired'
  if (maxUses !== null && uses >= maxUses) return 'used_up'
  return undefined
}

export const assertOpen = (sent: Sent): void => {
  const closed = whyClosed(sent)
  if (closed) throw new UserError({ code: 'LINK_EXPIRED', userMessage: CLOSED_MESSAGES[closed] })
}

/** The token of an addressed invite: derived from its id, so that a resent letter or message has the same link. */
export const addressedTokenOf = ({ ctx, id }: { ctx: AppContext; id: string }): string =>
  deriveToken({ key: ctx.secrets.derive('team-invite'), token: id })

export const invitePath = (token: string) => `/team/accept?token=${token}`

export const inviteUrl = ({ ctx, token }: { ctx: AppContext; token: string }) =>
  `${ctx.config.publicUrl}${invitePath(token)}`
