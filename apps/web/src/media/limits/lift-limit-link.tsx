import { listPlans } from '@kadr/contract/money/subscription'
import { formatPrice, monthlyPrice } from '@kadr/domain/money/prices'
import { effectivePlan } from '@kadr/domain/money/subscription-state'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useHasInvoices } from '../../messenger/messenger-hooks.ts'
import { useAccount, useApi } from '../../platform/api/services.tsx'
import { useCurrentWorkspace } from '../../platform/session/current-workspace.ts'
import { findLiftingPlan, type LiftedLimit, liftLabel } from './lifting-plan.ts'

type Props = {
  limit: LiftedLimit
  className?: string
  /** Closes a dialog that would stay open over the page of the plans. */
  onFollow?: () => void
}

const LINK = 'font-medium text-accent underline'

const PlanLink = ({ limit, className = LINK, onFollow }: Props) => {
  const back = useLocation({ select: ({ href }) => href })
  const { data: plans } = useQuery(useApi().query(listPlans))
  const subscription = useAccount((account) => account.subscription)
  const isInMessenger = useHasInvoices()
  const chosen = useAccount((account) => account.selectedCurrency)
  const currency = isInMessenger ? 'XTR' : chosen
  const plan =
    plans &&
    findLiftingPlan({
      plans,
      limit,
      name: subscription ? effectivePlan({ ...subscription, now: new Date() }) : undefined,
      limits: subscription?.limits,
    })
  const price = plan && formatPrice({ amount: monthlyPrice({ plan, currency }), currency })
  return (
    <Link
      to="/account/plan"
      search={{ ...(plan && { plan: plan.id }), back }}
      className={className}
      onClick={onFollow}
    >
      {liftLabel({ plan, limit, price })}
    </Link>
  )
}

/**
 * Shown at a reached limit: the smallest plan that lifts it, with its price. Returns here after the payment. In a
 * workspace of somebody else their plan counts, which only they can change.
 */
export const LiftLimitLink = (props: Props) => {
  const workspace = useCurrentWorkspace()
  const isOwn = props.limit === 'workspaces' || !workspace || workspace.role === 'owner'
  return isOwn ? <PlanLink {...props} /> : <span>Тариф меняет владелец пространства.</span>
}
