import type { DeviceSession } from '@kadr/contract/identity/users'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { hashToken } from '../../../platform/crypto/opaque-token.ts'
import type { Actor } from '../../../platform/http/mount.ts'
import { REFRESH_LIFETIME_MS } from './open-session.ts'
import * as repository from './sessions.repository.ts'

type OfActor = { ctx: AppContext; actor: Actor }

export const listSessions = async ({ ctx, actor }: OfActor): Promise<DeviceSession[]> => {
  const rows = await repository.listOpenSessions({
    db: ctx.db,
    userId: actor.userId,
    usedAfter: new Date(ctx.clock.now().getTime() - REFRESH_LIFETIME_MS),
  })
  return rows.map((row) => ({
    id: row.id,
    authType: row.authType,
    device: row.device,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    isCurrent: row.id === actor.sessionId,
  }))
}

const revoke = ({ ctx, actor, sessionId }: OfActor & { sessionId: string }) =>
  repository.revokeSession({
    db: ctx.db,
    userId: actor.userId,
    sessionId,
    now: ctx.clock.now(),
  })

export const revokeSession = async (input: OfActor & { sessionId: string }) => {
  if (await revoke(input)) return {}
  throw new UserError({ code: 'NOT_FOUND', userMessage: 'Устройство не найдено' })
}

/** Idempotent: an unknown token is ignored. */
export const logout = async ({
  ctx,
  refreshToken,
}: {
  ctx: AppContext
  refreshToken: string | null
}) => {
  if (refreshToken !== null) {
    const hash = hashToken(refreshToken)
    await repository.revokeSessionOfToken({ db: ctx.db, hash, now: ctx.clock.now() })
  }
  return {}
}

export const logoutEverywhere = async ({ ctx, actor }: OfActor) => {
  await repository.revokeAllSessions({ db: ctx.db, userId: actor.userId, now: ctx.clock.now() })
  return {}
}
