import type { Plan, PlanLimits } from '@kadr/contract/subscription'
import { isUnlimited, withDefaultLimits } from '@kadr/domain/limits'
import { getPlan } from '@kadr/domain/plans'
import { countOf, type PluralForms } from '@kadr/domain/plural'

const FORMS: Record<keyof PlanLimits, PluralForms> = {
  videoGenerations: ['видео', 'видео', 'видео'],
  aiGenerations: ['ИИ-запрос', 'ИИ-запроса', 'ИИ-запросов'],
  connectedAccounts: ['аккаунт', 'аккаунта', 'аккаунтов'],
  accountTracking: ['отслеживаемый аккаунт', 'отслеживаемых аккаунта', 'отслеживаемых аккаунтов'],
}

/** The smallest plan with more than is allowed now; plans go from the smallest on. */
export const findLiftingPlan = ({
  plans,
  limit,
  limits,
}: {
  plans: readonly Plan[]
  limit: keyof PlanLimits
  /** Undefined until the subscription is loaded. */
  limits: PlanLimits | undefined
}): Plan | undefined => {
  const allowed = withDefaultLimits(limits)[limit]
  return plans.find(({ limits: given }) => isUnlimited(given[limit]) || given[limit] > allowed)
}

/** «Creator: 100 видео за 1 490 ₽ в месяц». */
export const liftLabel = ({
  plan,
  limit,
  price,
}: {
  plan: Plan | undefined
  limit: keyof PlanLimits
  price: string | undefined
}): string => {
  if (!plan || price === undefined) return 'Сравнить тарифы'
  const { title } = getPlan(plan.name)
  const value = plan.limits[limit]
  const amount = isUnlimited(value)
    ? 'без ограничений'
    : countOf({ count: value, forms: FORMS[limit] })
  return `${title}: ${amount} за ${price} в\u00a0месяц`
}
