import { UserError } from '@kadr/domain/app-error'
import type { AppContext } from '../../context.ts'
import { deriveToken } from '../../platform/crypto/opaque-token.ts'
import type { InviteRow } from './invites.repository.ts'

/** An unknown token and an invite of another workspace look the same. */
export const noInvite = () =>
  new UserError({ code: 'NOT_FOUND', userMessage: 'Приглашение не найдено' })

const CLOSED_MESSAGES = {
  revoked: 'Приглашение отозвали. Попросите новое',
  expired: 'Срок приглашения истёк. Попросите новое',
  used_up: 'Приглашением уже воспользовались. Попросите новое',
} as const

type Closed = keyof typeof CLOSED_MESSAGES

/** Undefined while it can be accepted. */
export const whyClosed = (
  { revokedAt, expiresAt, maxUses, uses }: InviteRow,
  now: Date,
): Closed | undefined => {
  if (revokedAt) return 'revoked'
  if (expiresAt <= now) return 'expired'
  if (maxUses !== null && uses >= maxUses) return 'used_up'
  return undefined
}

export const assertOpen = (invite: InviteRow, now: Date): void => {
  const closed = whyClosed(invite, now)
  if (closed) throw new UserError({ code: 'LINK_EXPIRED', userMessage: CLOSED_MESSAGES[closed] })
}

/** The token of an invite with an address: a repeated letter or message has the same link. */
export const addressedTokenOf = ({ ctx, id }: { ctx: AppContext; id: string }): string =>
  deriveToken({ key: ctx.secrets.derive('team-invite'), token: id })

export const invitePath = (token: string) => `/team/accept?token=${token}`

export const inviteUrl = ({ ctx, token }: { ctx: AppContext; token: string }) =>
  `${ctx.config.publicUrl}${invitePath(token)}`
