import type { AppContext } from '../../context.ts'
import { deriveToken } from '../../platform/crypto/opaque-token.ts'

/** The token of an invite with an address: a repeated letter or message has the same link. */
export const addressedTokenOf = ({ ctx, id }: { ctx: AppContext; id: string }): string =>
  deriveToken({ key: ctx.secrets.derive('team-invite'), token: id })

export const invitePath = (token: string) => `/team/accept?token=${token}`

export const inviteUrl = ({ ctx, token }: { ctx: AppContext; token: string }) =>
  `${ctx.config.publicUrl}${invitePath(token)}`
