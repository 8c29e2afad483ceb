import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import type { PageDataOf, PlanCard } from '../content/page-data.ts'
import { usePlanIds } from '../landing/use-prices.ts'
import { QuestionList } from '../question-list.tsx'
import { PageTitle, SitePage } from '../site-page.tsx'
import { PlansTable } from './plans-table.tsx'

const RECOMMENDED = 'CREATOR'
const PAYMENTS: string = '/payments'
const BUSINESS: string = '/for-business'

const Card = ({ card, id }: { card: PlanCard; id: number | undefined }) => {
  const isRecommended = card.plan === RECOMMENDED
  return (
    <li
      className={clsx(
        'flex flex-col gap-3 rounded-card border p-5',
        isRecommended ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
      )}
    >
      <h2 className="flex items-baseline justify-between gap-2 text-title font-semibold">
        {card.title}
        {isRecommended ? <span className="text-label text-accent">Советуем</span> : null}
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="text-headline font-bold whitespace-nowrap proportional-nums">
          {card.monthly}
        </span>
        <span className="text-label text-ink-2">в&nbsp;месяц</span>
      </p>
      <p className="text-label text-ink-2">{card.year}</p>
      <p className="text-label">{card.fits}</p>
      <LinkButton
        asChild
        isFullWidth
        variant={isRecommended ? 'primary' : 'secondary'}
        className="mt-auto"
      >
        {card.plan === 'FREE' ? (
          <Link to="/login">Начать бесплатно</Link>
        ) : (
          <Link to="/account/plan" search={{ plan: id, period: 'monthly' }}>
            Выбрать {card.title}
          </Link>
        )}
      </LinkButton>
    </li>
  )
}

/** All plans with their prices, what they hold, and questions. Reads without a program. */
export const PricingPage = ({ plans, lines, prices, questions }: PageDataOf<'pricing'>) => {
  const ids = usePlanIds()
  const paid = plans.filter(({ plan }) => plan !== 'FREE')
  return (
    <SitePage className="grid grid-cols-1 gap-12 lg:gap-16">
      <PageTitle
        title="Тарифы"
        lead="Начните бесплатно и переходите дальше, когда станет тесно. За год дешевле, сумма стоит под ценой месяца."
      />
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-5">
        {plans.map((card) => (
          <Card key={card.plan} card={card} id={ids[card.plan]} />
        ))}
      </ul>
      <PlansTable
        title="Что входит"
        heads={plans.map(({ title }) => title)}
        lines={lines}
        note="Рилсы, календарь, публикация, аналитика своих аккаунтов, автоматизация и отчёты есть в каждом тарифе: разница в лимитах."
      />
      <PlansTable
        title="Все цены"
        heads={paid.map(({ title }) => title)}
        lines={prices}
        note="В Telegram можно платить звёздами: сумма видна перед оплатой. Какие валюты принимает эта установка, тоже видно там."
      />
      <QuestionList questions={questions} />
      <p className="max-w-[41.3em] text-ink-2">
        Условия целиком:{' '}
        <Link to={PAYMENTS} className="underline underline-offset-4">
          оплата, продление и&nbsp;возврат
        </Link>
        . Работаете командой или хотите свою установку:{' '}
        <Link to={BUSINESS} className="underline underline-offset-4">
          Кадр для бизнеса
        </Link>
        .
      </p>
    </SitePage>
  )
}
