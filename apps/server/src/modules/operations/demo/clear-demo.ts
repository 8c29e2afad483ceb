import type { Demo } from '@kadr/contract/operations/demo'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { lockUser } from '../../identity/users/index.ts'
import {
  createPersonalWorkspace,
  deleteOwnedWorkspaces,
  getWorkspaceTimeZone,
} from '../../identity/workspaces/index.ts'
import { deleteResourcesOfUser } from '../../library/resources/index.ts'
import { revokeConnectionsOf } from '../../publishing/connections/index.ts'
import { findFilledWorkspace, finishStep, listFinishedSteps } from './demo.repository.ts'
import { STEPS } from './steps.ts'
import { collectFigures } from './work/collect-figures.ts'

type OfUser = { ctx: AppContext; userId: string }

const CLEARED = 'cleared'

/** A workspace is a demo from the first finished step until it is cleared. */
export const getDemo = async ({ ctx, userId }: OfUser): Promise<Demo> => {
  const workspaceId = await findFilledWorkspace({ db: ctx.db, userId })
  if (!workspaceId) return { isDemo: false, isFilling: false, isCollecting: false }
  const finished = await listFinishedSteps({ db: ctx.db, workspaceId })
  const isDemo = !finished.includes(CLEARED)
  return {
    isDemo,
    isFilling: isDemo && STEPS.some(({ name }) => !finished.includes(name)),
    isCollecting: isDemo && !finished.includes(collectFigures.name),
  }
}

/** Deletes the workspace with all examples and creates an empty one. */
export const clearDemo = ({ ctx, userId }: OfUser): Promise<Record<string, never>> =>
  inTransaction(ctx.db, async (tx) => {
    await lockUser({ tx, userId })
    const filled = await findFilledWorkspace({ db: tx, userId })
    if (!filled || (await listFinishedSteps({ db: tx, workspaceId: filled })).includes(CLEARED)) {
      throw new UserError({ code: 'NOT_FOUND', userMessage: 'Примеров здесь уже нет' })
    }
    const timeZone = await getWorkspaceTimeZone({ ctx, tx, workspaceId: filled })
    await deleteResourcesOfUser({ ctx, tx, userId })
    await revokeConnectionsOf({ ctx, tx, userId })
    await deleteOwnedWorkspaces({ tx, userId })
    const workspaceId = await createPersonalWorkspace({ tx, userId, timeZone })
    for (const step of [CLEARED, ...STEPS.map(({ name }) => name)]) {
      await finishStep({ db: tx, workspaceId, step })
    }
    return {}
  })
