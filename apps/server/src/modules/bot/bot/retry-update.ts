import type { AppContext } from '../../../context.ts'
import { messenger } from '../../../platform/outside/messengers/messenger.ts'
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
  if (!parked || !messenger.isConfigured(ctx.config)) return
  const refuse = ({ error }: { error: unknown }) => Promise.reject(error)
  await createUpdateDispatcher({ ctx, updateHandlers, onFailed: refuse })(parked.update)
  await deleteParked({ db: ctx.db, id })
}
