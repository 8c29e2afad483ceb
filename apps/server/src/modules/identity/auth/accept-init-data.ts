import { OutsideError, UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { hashToken } from '../../../platform/crypto/opaque-token.ts'
import type { Identity } from './identity.ts'
import { recordInitDataUse } from './sign-in-flows.repository.ts'
import { verifyInitData } from './telegram-init-data.ts'

export type InitDataInput = { initData: string | undefined; deviceId: string | undefined }

/** Replay protection: init data may be reused only by the device that used them first. */
export const acceptInitData = async ({
  ctx,
  tx,
  initData,
  deviceId,
}: InitDataInput & { ctx: AppContext; tx: Tx }): Promise<{
  identity: Identity
  startParam: string | null
}> => {
  const { telegram } = ctx.config
  if (!initData) {
    throw new UserError({
      code: 'TELEGRAM_INIT_DATA_MISSING',
      userMessage: 'No telegram init data',
    })
  }
  if (!telegram) {
    throw new OutsideError({ code: 'UNAVAILABLE', userMessage: 'Вход через Telegram не настроен' })
  }
  const verified = await verifyInitData({ initData, telegram, now: ctx.clock.now() })
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
    code: 'TELEGRAM_INIT_DATA_REPLAYED',
    userMessage: 'Эти данные запуска уже использованы. Откройте приложение заново',
  })
}
