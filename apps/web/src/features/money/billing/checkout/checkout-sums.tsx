import type { BillingPeriod } from '@kadr/contract/base/primitives'
import type { Quote } from '@kadr/contract/money/billing'
import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import { joinSentences } from '@kadr/domain/base/sentences'
import { isUnlimited } from '@kadr/domain/money/limits'
import { formatMoney } from '@kadr/domain/money/money'
import type { PlanRules } from '@kadr/domain/money/plans'
import { clsx } from 'clsx'
import { Segmented } from '../../../../ui/forms/segmented.tsx'
import { planCopy } from '../plan/copy.ts'
import { periodOptions } from '../plan/plan-prices.ts'
import { CheckoutCard } from './checkout-fields.tsx'
import { checkoutCopy } from './copy.ts'

const DAYS: PluralForms = ['день', 'дня', 'дней']
const VIDEOS: PluralForms = ['видео', 'видео', 'видео']

type Line = { name: string; value: string; isMinus?: boolean }

type Formats = { day: (at: string) => string; title: (plan: Quote['plan']) => string }

const linesOf = (quote: Quote, code: string, { day, title }: Formats): Line[] => {
  const { length, replaced, credit, discount } = quote
  const plan = title(quote.plan)
  const minus = (money: Quote['credit']) => `−${formatMoney(money)}`
  return [
    {
      name:
        length === 'rest'
          ? checkoutCopy.rest(plan, day(quote.endsAt))
          : checkoutCopy.lengths[length](plan),
      value: formatMoney(quote.value),
    },
    ...(credit.amount > 0 && replaced
      ? [
          {
            name: checkoutCopy.left(
              title(replaced.plan),
              countOf({ count: replaced.daysLeft, forms: DAYS }),
            ),
            value: minus(credit),
            isMinus: true,
          },
        ]
      : []),
    ...(discount.amount > 0
      ? [{ name: checkoutCopy.discount(code), value: minus(discount), isMinus: true }]
      : []),
  ]
}

/** When it begins and ends, and what becomes of the time before. */
const termsOf = (quote: Quote, { day, title }: Formats) => {
  const { startsAt, endsAt, quotedAt, replaced, trialEndsAt } = quote
  return joinSentences([
    startsAt > quotedAt
      ? checkoutCopy.later(day(startsAt), day(endsAt))
      : checkoutCopy.until(day(endsAt)),
    replaced && replaced.daysAdded > 0
      ? checkoutCopy.added(
          title(replaced.plan),
          countOf({ count: replaced.daysAdded, forms: DAYS }),
        )
      : null,
    trialEndsAt && checkoutCopy.trialEnds(day(trialEndsAt)),
  ])
}

type Props = {
  plan: PlanRules
  quote: Quote | undefined
  /** The sums are of an earlier choice. */
  isCounting: boolean
  code: string
  billingPeriod: BillingPeriod
  isInMessenger: boolean
  formats: Formats
  onPeriod: (period: BillingPeriod) => void
}

/** What is bought, what is paid today and why. Lines keep their height while they are counted. */
export const CheckoutSums = (props: Props) => {
  const { plan, quote, isCounting, code, billingPeriod, isInMessenger, formats, onPeriod } = props
  const { videoGenerations } = plan.limits
  const lines = quote ? linesOf(quote, code, formats) : [{ name: checkoutCopy.counting, value: '' }]
  return (
    <CheckoutCard>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div>
          <p className="text-title font-bold">{plan.title}</p>
          <p className="text-label text-ink-2">
            {isUnlimited(videoGenerations)
              ? checkoutCopy.anyVideos
              : checkoutCopy.videos(countOf({ count: videoGenerations, forms: VIDEOS }))}
          </p>
        </div>
        <Segmented
          label={planCopy.period}
          options={periodOptions({ isInMessenger })}
          value={billingPeriod}
          onValueChange={onPeriod}
        />
      </div>
      <dl
        aria-busy={isCounting || undefined}
        className={clsx('grid gap-2 border-t border-line pt-3', isCounting && 'text-ink-3')}
      >
        {lines.map(({ name, value, isMinus }) => (
          <div key={name} className="flex min-h-5 justify-between gap-4 text-label">
            <dt className={clsx(!isCounting && 'text-ink-2')}>{name}</dt>
            <dd className={clsx('whitespace-nowrap', isMinus && !isCounting && 'text-published')}>
              {value}
            </dd>
          </div>
        ))}
        <div className="mt-1 flex min-h-8 items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt>{checkoutCopy.total}</dt>
          <dd className="text-headline font-bold whitespace-nowrap">
            {quote ? formatMoney(quote.amount) : ''}
          </dd>
        </div>
      </dl>
      <p className="min-h-5 text-label text-ink-2">{quote ? termsOf(quote, formats) : null}</p>
    </CheckoutCard>
  )
}
