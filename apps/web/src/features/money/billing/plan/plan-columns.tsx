import type { BillingPeriod, ChargeCurrency } from '@kadr/contract/base/primitives'
import type { Plan } from '@kadr/contract/money/subscription'
import { getPlan } from '@kadr/domain/money/plans'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { planCopy } from './copy.ts'
import { PlanButton } from './plan-button.tsx'
import { PLAN_ROW_KEYS, type PlanRowKey, planCell, TABLE_PLANS } from './plan-cells.ts'
import type { PlanOffer } from './plan-offer.ts'
import { planPrices } from './plan-prices.ts'

export type PlanListProps = {
  plans: Plan[]
  currency: ChargeCurrency
  billingPeriod: BillingPeriod
  offerOf: (plan: Plan) => PlanOffer
  canPay: boolean
  onChoose: (planId: number) => void
}

const isCurrent = (offer: PlanOffer) => ['current', 'extend', 'year'].includes(offer.kind)

/** The next higher plan gets the primary button. */
export const mainPlanOf = ({ plans, offerOf }: Pick<PlanListProps, 'plans' | 'offerOf'>) => {
  const above = plans.filter((plan) => offerOf(plan).kind === 'up')
  return (above.length === plans.length ? above[1] : above[0])?.id
}

const Head = ({ plan, isMain, ...list }: PlanListProps & { plan: Plan; isMain: boolean }) => {
  const { currency, billingPeriod, offerOf, canPay, onChoose } = list
  const offer = offerOf(plan)
  const prices = planPrices({ plan, currency, billingPeriod })
  return (
    <div className="grid content-start gap-1 p-4">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {getPlan(plan.name).title}
        {isCurrent(offer) ? <Badge tone="accent">{planCopy.yours}</Badge> : null}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="text-headline font-bold whitespace-nowrap">{prices.perMonth}</span>
        <span className="text-label text-ink-2">{prices.per}</span>
      </p>
      <p className="text-caption text-ink-2">{planCopy.inYear(prices.yearly)}</p>
      <p className="text-caption text-published">{planCopy.benefit(prices.saving)}</p>
      <div className="mt-2 min-h-11">
        <PlanButton plan={plan} offer={offer} canPay={canPay} isMain={isMain} onChoose={onChoose} />
      </div>
    </div>
  )
}

const Cell = ({ plan, row }: { plan: Plan; row: PlanRowKey }) => {
  const { text, isMissing, isYes } = planCell({ plan: plan.name, row })
  return (
    <span className={clsx('flex items-center gap-2 text-label', isMissing && 'text-ink-3')}>
      {isYes ? <Check aria-hidden="true" className="size-4 text-published" /> : null}
      {text}
    </span>
  )
}

type ColumnProps = PlanListProps & { plan: Plan; place: number; isMain: boolean; isBeside: boolean }

const Column = ({ plan, place, isMain, isBeside, ...list }: ColumnProps) => (
  <li
    style={{ gridColumn: place }}
    className={clsx(
      'row-span-full grid grid-rows-subgrid rounded-card',
      isBeside && 'ml-3 bg-surface shadow-card',
      isCurrent(list.offerOf(plan)) && 'outline-2 outline-accent',
    )}
  >
    <Head {...list} plan={plan} isMain={isMain} />
    {PLAN_ROW_KEYS.map((row) => (
      <div
        key={row}
        className={clsx('flex min-h-11 items-center px-4 py-2', isBeside && 'border-t border-line')}
      >
        <span className="sr-only">{planCopy.rows[row]}: </span>
        <Cell plan={plan} row={row} />
      </div>
    ))}
  </li>
)

/** Row labels, with the card and the lines behind the columns. */
const RowNames = () => (
  <li
    aria-hidden="true"
    className="col-span-4 col-start-1 row-span-full grid grid-rows-subgrid rounded-card bg-surface shadow-card"
  >
    <span />
    {PLAN_ROW_KEYS.map((row) => (
      <span key={row} className="grid border-t border-line">
        <span className="flex min-h-11 w-1/4 items-center py-2 pr-2 pl-4 text-label text-ink-2">
          {planCopy.rows[row]}
        </span>
      </span>
    ))}
  </li>
)

/** Columns from a tablet on; Agency, which is for teams, stands beside the three. */
export const PlanColumns = (list: PlanListProps) => {
  const main = mainPlanOf(list)
  const tabled = list.plans.filter(({ name }) => TABLE_PLANS.some((each) => each === name))
  const beside = list.plans.filter((plan) => !tabled.includes(plan))
  return (
    <ul className="hidden grid-cols-5 grid-rows-[auto_repeat(6,auto)] xl:grid">
      <RowNames />
      {[...tabled, ...beside].map((plan, index) => (
        <Column
          key={plan.id}
          {...list}
          plan={plan}
          place={index + 2}
          isMain={plan.id === main}
          isBeside={beside.includes(plan)}
        />
      ))}
    </ul>
  )
}
