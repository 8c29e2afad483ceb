import { can } from '@kadr/domain/identity/permissions'
import { describeAnswering } from '@kadr/domain/insight/describe-answering'
import { type Period, periodBounds } from '@kadr/domain/insight/period'
import type { AppContext } from '../../../context.ts'
import { readFigures } from '../../audience/conversations/index.ts'
import { findMembership, getWorkspaceTimeZone } from '../../identity/workspaces/index.ts'

/** How people were answered, in the accounts that the member sees; empty when nobody wrote. */
export const describeAnswers = async ({
  ctx,
  userId,
  workspaceId,
  period,
}: {
  ctx: AppContext
  userId: string
  workspaceId: string
  period: Period
}): Promise<string> => {
  const membership = await findMembership({ ctx, userId, workspaceId })
  if (!membership || !can(membership, 'inbox.read')) return ''
  const timeZone = await getWorkspaceTimeZone({ ctx, workspaceId })
  const { since, until } = periodBounds({ period, timeZone })
  const figures = await readFigures({
    ctx,
    actor: { ...membership, userId },
    period: { from: since.toISOString(), to: until.toISOString() },
  })
  return describeAnswering(figures) ?? ''
}
