import { UserError } from '@kadr/domain/app-error'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { getUser } from '../users/index.ts'
import { getWorkspaceTimeZone } from '../workspaces/index.ts'

/** «Согласовано: Борис, 12:04» */
export const describeOutcome = async ({
  ctx,
  tx,
  workspaceId,
  userId,
  what,
}: {
  ctx: AppContext
  tx: Tx
  workspaceId: string
  userId: string
  what: string
}): Promise<string> => {
  try {
    const { firstName } = await getUser({ ctx, tx, userId })
    const timeZone = await getWorkspaceTimeZone({ ctx, tx, workspaceId })
    const options = { hour: '2-digit', minute: '2-digit', timeZone } as const
    const time = new Intl.DateTimeFormat('ru', options).format(ctx.clock.now())
    return `${what}: ${firstName}, ${time}`
  } catch (error) {
    // The person or the workspace may be gone by the time the event is read.
    if (error instanceof UserError) return what
    throw error
  }
}
