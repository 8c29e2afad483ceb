import type { PlanName } from '@kadr/contract/money/subscription'
import { formatNumber } from '@kadr/domain/base/plural'
import { formatBytes, storageLimits } from '@kadr/domain/library/storage-limits'
import { isUnlimited } from '@kadr/domain/money/limits'
import { PLAN_NAMES, PLANS } from '@kadr/domain/money/plans'
import { type PaidPlan, pricePlaceholder } from '@kadr/domain/money/price-texts'
import { formatPrice } from '@kadr/domain/money/prices'
import {
  applicationJsonLd,
  breadcrumbJsonLd,
  questionsJsonLd,
} from '../../platform/page/json-ld.ts'
import { shares } from '../content/content.server.ts'
import type { PageData, PlanCard, PlanLine } from '../content/page-data.ts'
import { listOffers } from './plan-offers.server.ts'
import { PRICING_QUESTIONS } from './pricing-questions.server.ts'

export const PRICING = { path: '/pricing', updated: '2026-11-18' }

const DESCRIPTION =
  'Сколько стоит Кадр в месяц и за год в рублях, белорусских рублях и долларах, что входит в каждый тариф и как устроены оплата, продление и возврат.'

const FITS: Readonly<Record<PlanName, string>> = {
  FREE: 'Посмотреть, как собирается рилс и выходит пост',
  HOBBY: 'Один автор, несколько сетей, без ИИ',
  CREATOR: 'Автор или магазин, который публикует каждый день',
  ULTIMATE: 'SMM-специалист со многими аккаунтами',
  AGENCY: 'Команда: роли, согласование, пространство на клиента',
}

const limitText = (limit: number) => {
  if (isUnlimited(limit)) return 'Без ограничений'
  return limit === 0 ? 'Нет' : formatNumber(limit)
}

const isPaid = (plan: PlanName): plan is PaidPlan => plan !== 'FREE'

const cardOf = (plan: PlanName): PlanCard => {
  const { title } = PLANS[plan]
  const card = { plan, title, fits: FITS[plan] }
  if (!isPaid(plan))
    return { ...card, monthly: formatPrice({ amount: 0, currency: 'RUB' }), year: 'Без срока' }
  return {
    ...card,
    monthly: pricePlaceholder({ text: 'monthly', plan, currency: 'RUB' }),
    year: `За год ${pricePlaceholder({ text: 'annual', plan, currency: 'RUB' })}, экономия ${pricePlaceholder({ text: 'saving', plan, currency: 'RUB' })}`,
  }
}

const LINES: { title: string; cell: (plan: PlanName) => string }[] = [
  { title: 'Видео в месяц', cell: (plan) => limitText(PLANS[plan].limits.videoGenerations) },
  { title: 'Запросы к ИИ в месяц', cell: (plan) => limitText(PLANS[plan].limits.aiGenerations) },
  {
    title: 'Подключённые аккаунты',
    cell: (plan) => limitText(PLANS[plan].limits.connectedAccounts),
  },
  {
    title: 'Отслеживаемые чужие аккаунты',
    cell: (plan) => limitText(PLANS[plan].limits.accountTracking),
  },
  { title: 'Место под файлы', cell: (plan) => formatBytes(storageLimits(plan).workspaceBytes) },
  { title: 'Человек в команде', cell: (plan) => formatNumber(PLANS[plan].teamSize) },
  {
    title: 'Рабочие пространства',
    cell: (plan) => (PLANS[plan].teamSize > 1 ? 'По одному на клиента' : 'Одно'),
  },
  {
    title: 'Приоритетная поддержка',
    cell: (plan) => (PLANS[plan].hasPrioritySupport ? 'Да' : 'Нет'),
  },
]

const lines: PlanLine[] = LINES.map(({ title, cell }) => ({
  title,
  cells: PLAN_NAMES.map((plan) => cell(plan)),
}))

const PRICE_LINES = [
  { title: 'Месяц, рубли', text: 'monthly', currency: 'RUB' },
  { title: 'Год, рубли', text: 'annual', currency: 'RUB' },
  { title: 'Месяц, белорусские рубли', text: 'monthly', currency: 'BYN' },
  { title: 'Год, белорусские рубли', text: 'annual', currency: 'BYN' },
  { title: 'Месяц, доллары', text: 'monthly', currency: 'USD' },
  { title: 'Год, доллары', text: 'annual', currency: 'USD' },
] as const

const prices: PlanLine[] = PRICE_LINES.map(({ title, text, currency }) => ({
  title,
  cells: PLAN_NAMES.filter(isPaid).map((plan) => pricePlaceholder({ text, plan, currency })),
}))

export const loadPricing = (): PageData => ({
  kind: 'pricing',
  seo: {
    title: 'Тарифы и цены',
    description: DESCRIPTION,
    image: shares.pricing,
    jsonLd: [
      breadcrumbJsonLd([{ name: 'Тарифы', path: PRICING.path }]),
      applicationJsonLd({
        description: DESCRIPTION,
        offers: listOffers({ today: new Date(), currencies: ['RUB', 'BYN', 'USD'] }),
      }),
      questionsJsonLd(PRICING_QUESTIONS),
    ],
  },
  plans: PLAN_NAMES.map(cardOf),
  lines,
  prices,
  questions: PRICING_QUESTIONS,
})
