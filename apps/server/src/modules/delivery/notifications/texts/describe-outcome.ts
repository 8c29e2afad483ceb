import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { getUser } from '../../../identity/users/index.ts'
import { getWorkspaceTimeZone } from '../../../identity/workspaces/index.ts'

/** «Согласовано: Борис, 12:04», «Выйдет завтра в 10:00. Решение: Борис, 12:04». */
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
    // A time of day before the colon would read as if it were of the person after it.
    return /\d$/.test(what)
      ? `${what}. Решение: ${firstName}, ${time}`
      : `${what}: ${firstName}, ${time}`
  } catch (error) {
    // The person or the workspace may be deleted by the time the event is consumed.
    if (error instanceof UserError) return what
    throw error
  }
}
