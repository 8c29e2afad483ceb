import type { Currency } from '@kadr/contract/base/primitives'
import { listPlans, type PlanName } from '@kadr/contract/money/subscription'
import { monthlyPrice, SEED_PRICES } from '@kadr/domain/money/prices'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../platform/api/services.tsx'

type PaidPlan = Exclude<PlanName, 'FREE'>

/** Known once the list of plans is loaded. */
export const usePlanIds = (): Partial<Record<PlanName, number>> => {
  const { data: plans } = useQuery(useApi().query(listPlans))
  return Object.fromEntries(plans?.map(({ name, id }) => [name, id]) ?? [])
}

/** Monthly prices. The page is prerendered with the defaults; this deployment's own come from the API. */
export const usePrices = (currency: Currency): Record<PaidPlan, number> => {
  const { data: plans } = useQuery(useApi().query(listPlans))
  const price = (name: PaidPlan) => {
    const plan = plans?.find((candidate) => candidate.name === name)
    return plan ? monthlyPrice({ plan, currency }) : SEED_PRICES[name][currency]
  }
  return {
    HOBBY: price('HOBBY'),
    CREATOR: price('CREATOR'),
    ULTIMATE: price('ULTIMATE'),
    AGENCY: price('AGENCY'),
  }
}
