import type { BillingPeriod } from '@kadr/contract/base/primitives'
import { PLANS } from '@kadr/domain/money/plans'
import { CURRENCY_SYMBOLS, formatPrice, priceFor } from '@kadr/domain/money/prices'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCurrency } from '../../platform/session/use-currency.ts'
import { Segmented } from '../../ui/forms/segmented.tsx'
import { LandingSection } from './landing-section.tsx'
import { COMPARED_PLANS, type ComparedPlan } from './plan-rows.ts'
import { PlanTable } from './plan-table.tsx'
import { usePlanIds, usePrices } from './use-prices.ts'

const PERIODS = [
  { value: 'monthly', label: 'Помесячно' },
  { value: 'annually', label: 'За год', note: '−20\u00a0%' },
] as const

const CURRENCIES = (['RUB', 'BYN', 'USD'] as const).map((value) => ({
  value,
  label: CURRENCY_SYMBOLS[value],
}))

const PRICING: string = '/pricing'

const PLAN_CHOICES = COMPARED_PLANS.map((value) => ({ value, label: PLANS[value].title }))

export function Plans() {
  const [period, setPeriod] = useState<BillingPeriod>('monthly')
  const { currency, choose } = useCurrency()
  const [shownPlan, setShownPlan] = useState<ComparedPlan>('CREATOR')
  const prices = usePrices(currency)
  const ids = usePlanIds()
  const agency = formatPrice({ amount: priceFor({ monthly: prices.AGENCY, period }), currency })
  return (
    <LandingSection
      id="plans"
      title="Тарифы"
      lead={
        'Начните бесплатно и переходите дальше, когда станет тесно. За год — на 20\u00a0% дешевле.'
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap gap-3">
          <Segmented
            label="Оплата"
            options={PERIODS}
            value={period}
            onValueChange={setPeriod}
            className="w-full sm:w-auto"
          />
          <Segmented
            label="Валюта"
            options={CURRENCIES}
            value={currency}
            onValueChange={choose}
            className="w-full sm:w-auto"
          />
          <Segmented
            label="Тариф"
            options={PLAN_CHOICES}
            value={shownPlan}
            onValueChange={setShownPlan}
            className="w-full md:hidden"
          />
        </div>
        <PlanTable
          prices={prices}
          ids={ids}
          period={period}
          currency={currency}
          shownPlan={shownPlan}
        />
        <p className="text-ink-2">
          Работаете командой? На тарифе Agency видео, запросы к&nbsp;ИИ и&nbsp;аккаунты без
          ограничений, рабочие пространства и&nbsp;до&nbsp;{PLANS.AGENCY.teamSize}&nbsp;человек:{' '}
          <span className="whitespace-nowrap">
            {agency} {period === 'annually' ? 'в год' : 'в месяц'}
          </span>
          .{' '}
          <Link to={PRICING} className="underline underline-offset-4">
            Все тарифы, цены и&nbsp;вопросы
          </Link>
        </p>
      </div>
    </LandingSection>
  )
}
