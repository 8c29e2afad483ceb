import { UserError } from '@kadr/domain/app-error'
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
