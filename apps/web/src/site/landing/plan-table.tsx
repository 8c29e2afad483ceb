import type { BillingPeriod, Currency } from '@kadr/contract/base/primitives'
import { PLANS } from '@kadr/domain/money/plans'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { COMPARED_PLANS, type ComparedPlan, PLAN_ROWS } from './plan-rows.ts'
import { PriceTag } from './price-tag.tsx'

const RECOMMENDED: ComparedPlan = 'CREATOR'

type PlanTableProps = {
  prices: Record<ComparedPlan, number>
  ids: Partial<Record<ComparedPlan, number>>
  period: BillingPeriod
  currency: Currency
  /** The only column on a phone. */
  shownPlan: ComparedPlan
}

export function PlanTable({ prices, ids, period, currency, shownPlan }: PlanTableProps) {
  const column = (plan: ComparedPlan) =>
    clsx(
      'px-4 align-top md:w-1/4 md:px-5',
      plan !== shownPlan && 'max-md:hidden!',
      plan === RECOMMENDED && 'md:bg-accent-soft',
    )
  return (
    <table className="w-full max-md:block border-separate border-spacing-0 overflow-hidden rounded-card bg-surface text-left shadow-card">
      <caption className="sr-only">Сравнение тарифов Hobby, Creator и Ultimate</caption>
      <thead className="max-md:block">
        <tr className="max-md:block">
          <td className="max-md:hidden" />
          {COMPARED_PLANS.map((plan) => (
            <th key={plan} scope="col" className={clsx(column(plan), 'pt-5 pb-5 max-md:block')}>
              <span className="grid gap-3">
                <span className="flex min-h-6 flex-wrap items-center gap-2 text-title font-semibold">
                  {PLANS[plan].title}
                  {plan === RECOMMENDED ? <Badge tone="solid">Советуем</Badge> : null}
                </span>
                <PriceTag monthly={prices[plan]} period={period} currency={currency} />
                <LinkButton
                  asChild
                  isFullWidth
                  variant={plan === RECOMMENDED ? 'primary' : 'secondary'}
                >
                  <Link to="/account/plan" search={{ plan: ids[plan], period }}>
                    Выбрать {PLANS[plan].title}
                  </Link>
                </LinkButton>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {PLAN_ROWS.map((row) => (
          <tr key={row.title} className="max-md:flex max-md:justify-between">
            <th
              scope="row"
              className="border-t border-line px-4 max-md:flex-1 py-3.5 font-normal text-ink-2 md:px-5"
            >
              {row.title}
            </th>
            {COMPARED_PLANS.map((plan) => (
              <td
                key={plan}
                className={clsx(
                  column(plan),
                  'border-t border-line py-3.5 tabular-nums max-md:text-right',
                )}
              >
                {row.cell(plan)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
