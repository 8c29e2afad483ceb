import type { AppContext } from '../../../context.ts'
import { messengers } from '../../../platform/outside/messengers/messengers.ts'
import { createUpdateDispatcher, type UpdateHandler } from './dispatch-update.ts'
import { deleteParked, findParked } from './parked-updates.repository.ts'

/** Handles a parked update again; rejects when it fails again. */
export const retryUpdate = async ({
  ctx,
  id,
  updateHandlers,
}: {
  ctx: AppContext
  id: number
  updateHandlers: readonly UpdateHandler[]
}): Promise<void> => {
  const parked = await findParked({ db: ctx.db, id })
  if (!parked) return
  const messenger = messengers[parked.messenger]
  if (!messenger.botOf(ctx.config)) return
  const refuse = ({ error }: { error: unknown }) => Promise.reject(error)
  await createUpdateDispatcher({ ctx, messenger, updateHandlers, onFailed: refuse })(parked.update)
  await deleteParked({ db: ctx.db, id })
}
