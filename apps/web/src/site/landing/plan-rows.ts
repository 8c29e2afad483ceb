import type { PlanLimits } from '@kadr/contract/money/subscription'
import { formatNumber } from '@kadr/domain/base/plural'
import { isUnlimited } from '@kadr/domain/money/limits'
import { PLANS } from '@kadr/domain/money/plans'

/** The plans of the table; Agency is described below it. */
export const COMPARED_PLANS = ['HOBBY', 'CREATOR', 'ULTIMATE'] as const
export type ComparedPlan = (typeof COMPARED_PLANS)[number]

type PlanRow = { title: string; cell: (plan: ComparedPlan) => string }

const limitCell = (limit: keyof PlanLimits) => (plan: ComparedPlan) => {
  const value = PLANS[plan].limits[limit]
  if (isUnlimited(value)) return 'Без ограничений'
  return value === 0 ? 'Нет' : formatNumber(value)
}

export const PLAN_ROWS: PlanRow[] = [
  { title: 'Видео в месяц', cell: limitCell('videoGenerations') },
  { title: 'Запросы к ИИ в месяц', cell: limitCell('aiGenerations') },
  { title: 'Подключённые аккаунты', cell: limitCell('connectedAccounts') },
  { title: 'Отслеживаемые аккаунты', cell: limitCell('accountTracking') },
  {
    title: 'Приоритетная поддержка',
    cell: (plan) => (PLANS[plan].hasPrioritySupport ? 'Да' : 'Нет'),
  },
]
