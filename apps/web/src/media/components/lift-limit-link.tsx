import { listPlans, type PlanLimits } from '@kadr/contract/subscription'
import { formatPrice, monthlyPrice } from '@kadr/domain/prices'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useAccount, useApi } from '../../platform/services.tsx'
import { findLiftingPlan, liftLabel } from '../model/lifting-plan.ts'

type Props = { limit: keyof PlanLimits; className?: string }

/** Where a limit ends: the smallest plan that lifts it, with its price. After the payment the person is led back. */
export const LiftLimitLink = ({
  limit,
  className = 'font-medium text-accent underline',
}: Props) => {
  const back = useLocation({ select: ({ href }) => href })
  const { data: plans } = useQuery(useApi().query(listPlans))
  const limits = useAccount((account) => account.subscription?.limits)
  const currency = useAccount((account) => account.selectedCurrency)
  const plan = plans && findLiftingPlan({ plans, limit, limits })
  const price = plan && formatPrice({ amount: monthlyPrice({ plan, currency }), currency })
  return (
    <Link
      to="/account/plan"
      search={{ ...(plan && { plan: plan.id }), back }}
      className={className}
    >
      {liftLabel({ plan, limit, price })}
    </Link>
  )
}
