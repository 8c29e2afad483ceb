import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../../context.ts'
import type { Db, Tx } from '../../../../db/connection.ts'
import { hasRefusedSaving, putSavingRefusal } from './shops.repository.ts'

/** A provider turns saving on without telling us: it is tried again after this. */
const REMEMBERED_MS = 7 * DAY_MS

/** Whether the shop has lately refused to save a method. */
export const isSavingRefused = ({
  ctx,
  db = ctx.db,
  provider,
}: {
  ctx: AppContext
  db?: Db | Tx
  provider: string
}): Promise<boolean> => {
  const since = new Date(ctx.clock.now().getTime() - REMEMBERED_MS)
  return hasRefusedSaving({ db, provider, since })
}

/** The owner of the installation has to ask the provider; until then nothing renews there. */
export const rememberSavingRefused = async ({
  ctx,
  provider,
}: {
  ctx: AppContext
  provider: string
}): Promise<void> => {
  ctx.log.error({ provider }, 'billing.shop.saving_refused')
  ctx.metrics.paymentShopFaults.inc({ provider, code: 'saving_refused' })
  await putSavingRefusal({ db: ctx.db, provider, savingRefusedAt: ctx.clock.now() })
}
