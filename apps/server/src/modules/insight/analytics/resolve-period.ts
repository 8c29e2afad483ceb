import type { periodQuery } from '@kadr/contract/insight/analytics-figures'
import { UserError } from '@kadr/domain/base/app-error'
import {
  countDays,
  localDate,
  MAX_PERIOD_DAYS,
  PERIOD_LENGTHS,
  type Period,
  periodEnding,
  previousPeriod,
} from '@kadr/domain/insight/period'
import type * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { getWorkspaceTimeZone } from '../../identity/workspaces/index.ts'

type PeriodQuery = z.infer<z.ZodMiniObject<typeof periodQuery>>

export type Periods = {
  timeZone: string
  now: Period
  before: Period
  /** The current local date. */
  today: string
}

const invalid = (field: string, userMessage: string) =>
  new UserError({ code: 'VALIDATION_FAILED', userMessage, field })

const readPeriod = ({ length = 'month', from, to }: PeriodQuery, today: string): Period => {
  if (from === undefined && to === undefined) {
    return periodEnding({ today, days: PERIOD_LENGTHS[length] })
  }
  if (from === undefined) throw invalid('from', 'Укажите начало периода')
  if (to === undefined) throw invalid('to', 'Укажите конец периода')
  if (to < from) throw invalid('to', 'Конец периода раньше начала')
  if (from > today) throw invalid('from', 'Период ещё не начался')
  const period = { from, to: to > today ? today : to }
  if (countDays(period) > MAX_PERIOD_DAYS) throw invalid('from', 'Период не длиннее двух лет')
  return period
}

export const resolvePeriods = async ({
  ctx,
  workspaceId,
  query,
}: {
  ctx: AppContext
  workspaceId: string
  query: PeriodQuery
}): Promise<Periods> => {
  const timeZone = await getWorkspaceTimeZone({ ctx, workspaceId })
  const today = localDate({ at: ctx.clock.now(), timeZone })
  const now = readPeriod(query, today)
  const before = previousPeriod(now, { isSameWeekday: query.against === 'same_weekday' })
  return { timeZone, now, before, today }
}

/** A list is limited to a period only on request. */
export const isPeriodAsked = ({ length, from, to }: PeriodQuery): boolean =>
  length !== undefined || from !== undefined || to !== undefined
