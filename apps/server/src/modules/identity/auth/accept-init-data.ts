import { INIT_DATA_CODES } from '@kadr/contract/identity/auth'
import type { MessengerName } from '@kadr/contract/identity/users'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { hashToken } from '../../../platform/crypto/opaque-token.ts'
import type { Identity } from './identity.ts'
import { recordInitDataUse } from './sign-in-flows.repository.ts'
import { verifyInitData } from './verify-init-data.ts'

export type InitDataInput = {
  /** Whose init data they are: told by the header that brings them. */
  messenger: MessengerName
  initData: string | undefined
  deviceId: string | undefined
}

/** Replay protection: init data may be reused only by the device that used them first. */
export const acceptInitData = async ({
  ctx,
  tx,
  messenger,
  initData,
  deviceId,
}: InitDataInput & { ctx: AppContext; tx: Tx }): Promise<{
  identity: Identity
  startParam: string | null
}> => {
  if (!initData) {
    const userMessage = `No ${messenger} init data`
    throw new UserError({ code: INIT_DATA_CODES[messenger].missing, userMessage })
  }
  const verified = verifyInitData({ ctx, messenger, initData })
  const deviceHash = deviceId ? hashToken(`device:${deviceId}`) : null
  const use = await recordInitDataUse({
    db: tx,
    hash: verified.fingerprint,
    deviceHash,
    expiresAt: verified.expiresAt,
  })
  const isSameDevice = deviceHash !== null && use.deviceHash === deviceHash
  const { identity, startParam } = verified
  if (use.isFirst || isSameDevice) return { identity, startParam }
  throw new UserError({
    code: INIT_DATA_CODES[messenger].replayed,
    userMessage: 'Эти данные запуска уже использованы. Откройте приложение заново',
  })
}
