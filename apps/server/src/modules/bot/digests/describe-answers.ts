import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import { can } from '@kadr/domain/identity/permissions'
import { type Period, periodBounds } from '@kadr/domain/insight/period'
import type { AppContext } from '../../../context.ts'
import { readFigures } from '../../audience/conversations/index.ts'
import { findMembership, getWorkspaceTimeZone } from '../../identity/workspaces/index.ts'

const THREADS: PluralForms = ['переписка', 'переписки', 'переписок']
const MINUTES: PluralForms = ['минуту', 'минуты', 'минут']
const HOURS: PluralForms = ['час', 'часа', 'часов']

const describeWait = (seconds: number): string => {
  const minutes = Math.max(1, Math.round(seconds / 60))
  return minutes < 90
    ? countOf({ count: minutes, forms: MINUTES })
    : countOf({ count: Math.round(minutes / 60), forms: HOURS })
}

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
  const { threads, answered, medianSeconds } = await readFigures({
    ctx,
    actor: { ...membership, userId },
    period: { from: since.toISOString(), to: until.toISOString() },
  })
  if (threads === 0) return ''
  const share = Math.round((answered / threads) * 100)
  const written = `Входящие: ${countOf({ count: threads, forms: THREADS })}, отвечено ${share}\u00a0%`
  return medianSeconds === null
    ? `${written}.`
    : `${written}, обычно через ${describeWait(medianSeconds)}.`
}
