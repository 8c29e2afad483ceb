import type { Plan } from '@kadr/contract/money/subscription'
import { getPlan } from '@kadr/domain/money/plans'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { planCopy } from './copy.ts'
import { PlanButton } from './plan-button.tsx'
import { PLAN_ROW_KEYS, planCell } from './plan-cells.ts'
import { mainPlanOf, type PlanListProps } from './plan-columns.tsx'
import { planPrices } from './plan-prices.ts'

const ORDER = { up: 0, year: 1, extend: 1, current: 1, schedule: 2, planned: 2, down: 2 } as const

const Rows = ({ plan }: { plan: Plan }) => (
  <dl className="grid">
    {PLAN_ROW_KEYS.map((row) => {
      const { text, isMissing, isYes } = planCell({ plan: plan.name, row })
      return (
        <div
          key={row}
          className="flex items-center justify-between gap-4 border-t border-line py-2 text-label"
        >
          <dt className="text-ink-2">{planCopy.rows[row]}</dt>
          <dd
            className={clsx(
              'flex shrink-0 items-center gap-1.5',
              isMissing ? 'text-ink-3' : 'font-medium',
            )}
          >
            {isYes ? <Check aria-hidden="true" className="size-4 text-published" /> : null}
            {text}
          </dd>
        </div>
      )
    })}
  </dl>
)

/** On a phone: what can be moved up to, the present plan, lower ones, and Agency last. */
export const PlanCards = (list: PlanListProps) => {
  const { plans, currency, billingPeriod, offerOf, canPay, onChoose } = list
  const main = mainPlanOf(list)
  const place = (plan: Plan) => (plan.name === 'AGENCY' ? 3 : ORDER[offerOf(plan).kind])
  return (
    <ul className="grid gap-4 md:grid-cols-2 xl:hidden">
      {plans
        .toSorted((a, b) => place(a) - place(b))
        .map((plan) => {
          const offer = offerOf(plan)
          const prices = planPrices({ plan, currency, billingPeriod })
          const isYours = place(plan) === 1
          return (
            <Card
              key={plan.id}
              asChild
              className={clsx('grid content-start gap-3', isYours && 'outline-2 outline-accent')}
            >
              <li>
                <div className="grid gap-0.5">
                  <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                    <h3 className="flex items-center gap-2 font-semibold">
                      {getPlan(plan.name).title}
                      {isYours ? <Badge tone="accent">{planCopy.yours}</Badge> : null}
                    </h3>
                    <p className="whitespace-nowrap">
                      <span className="text-title font-bold">{prices.perMonth}</span>{' '}
                      <span className="text-label text-ink-2">{prices.per}</span>
                    </p>
                  </div>
                  <p className="text-caption text-ink-2">
                    {planCopy.forYear(prices.yearly, prices.saving)}
                  </p>
                </div>
                <Rows plan={plan} />
                <PlanButton
                  plan={plan}
                  offer={offer}
                  canPay={canPay}
                  isMain={plan.id === main}
                  onChoose={onChoose}
                />
              </li>
            </Card>
          )
        })}
    </ul>
  )
}
