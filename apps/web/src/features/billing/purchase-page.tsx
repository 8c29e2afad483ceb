import type { Order } from '@kadr/contract/billing'
import { getPlan } from '@kadr/domain/plans'
import { Link, useLocation, useRouter, useSearch } from '@tanstack/react-router'
import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useUserStorage } from '../../platform/services.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useReportReturn } from './api/plan.mutations.ts'
import { useOrder } from './api/plan.queries.ts'
import { planDay, usePlanZone } from './model/plan-day.ts'
import { findReturn } from './model/purchase-return.ts'
import { planCopy, purchaseCopy } from './plan-copy.ts'

type Shown = { icon: ReactNode; title: string; text: string; actions: ReactNode }

const toPlan = (
  label: string,
  { variant = 'secondary', back }: { variant?: 'primary' | 'secondary'; back?: string } = {},
) => (
  <LinkButton asChild variant={variant}>
    <Link to="/account/plan" search={{ ...(back && { back }) }}>
      {label}
    </Link>
  </LinkButton>
)

/** To the page where a limit ended the work, with what was being made on it. */
const GoBack = ({ back }: { back: string }) => {
  const router = useRouter()
  return <Button onClick={() => router.history.push(back)}>{purchaseCopy.goBack}</Button>
}

const paidText = (order: Order, timeZone: string) => {
  const now = new Date()
  if (!order.period) return ''
  const day = (at: string) => planDay({ at, timeZone, now })
  return new Date(order.period.startsAt) > now
    ? purchaseCopy.laterText(day(order.period.startsAt), day(order.period.endsAt))
    : purchaseCopy.paidText(day(order.period.endsAt))
}

type Context = { timeZone: string; back: string | undefined }

const show = (order: Order, { timeZone, back }: Context): Shown => {
  if (order.state === 'paid') {
    return {
      icon: <CircleCheck aria-hidden="true" className="size-12 text-published" />,
      title: purchaseCopy.paidTitle(getPlan(order.plan).title),
      text: paidText(order, timeZone),
      actions: (
        <>
          {back ? (
            <GoBack back={back} />
          ) : (
            <LinkButton asChild>
              <Link to="/dashboard">{purchaseCopy.toWork}</Link>
            </LinkButton>
          )}
          {toPlan(purchaseCopy.toPlan)}
        </>
      ),
    }
  }
  if (order.state === 'failed') {
    return {
      icon: <CircleX aria-hidden="true" className="size-12 text-failed" />,
      title: purchaseCopy.failedTitle,
      text: order.failure ?? purchaseCopy.failedText,
      actions: toPlan(purchaseCopy.again, { variant: 'primary', ...(back && { back }) }),
    }
  }
  return {
    icon: <LoaderCircle aria-hidden="true" className="size-12 animate-spin text-accent" />,
    title: purchaseCopy.waitingTitle,
    text: purchaseCopy.waitingText,
    actions: (
      <>
        {order.url ? (
          <LinkButton asChild variant="secondary">
            <a href={order.url}>{purchaseCopy.payPage}</a>
          </LinkButton>
        ) : null}
        {toPlan(purchaseCopy.toPlan)}
      </>
    ),
  }
}

const MISSING: Shown = {
  icon: null,
  title: purchaseCopy.missingTitle,
  text: purchaseCopy.missingText,
  actions: toPlan(purchaseCopy.toPlan),
}

const Outcome = ({ icon, title, text, actions }: Shown) => (
  <Card
    padding="lg"
    className="mx-auto grid w-full max-w-lg justify-items-center gap-4 text-center"
  >
    {icon}
    <div role="status" className="grid gap-2">
      <h2 className="text-title font-semibold text-balance">{title}</h2>
      <p className="text-ink-2">{text}</p>
    </div>
    <div className="flex flex-wrap justify-center gap-2">{actions}</div>
  </Card>
)

const OrderOutcome = ({ orderId }: { orderId: string }) => {
  const isPaid = useLocation({ select: ({ pathname }) => pathname.endsWith('/success') })
  const timeZone = usePlanZone()
  const back = findReturn(useUserStorage(), orderId)
  const { data: order, isError } = useOrder(orderId)
  const { mutate } = useReportReturn()
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    mutate({ orderId, isPaid })
  }, [orderId, isPaid, mutate])
  if (order) return <Outcome {...show(order, { timeZone, back })} />
  if (isError) return <Outcome {...MISSING} />
  return (
    <Outcome
      icon={<LoaderCircle aria-hidden="true" className="size-12 animate-spin text-accent" />}
      title={purchaseCopy.checking}
      text=""
      actions={null}
    />
  )
}

/** Of both addresses: what the provider says decides what is shown, not the address. */
export default function PurchasePage() {
  const { orderId } = useSearch({ strict: false })
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PageHeader title={planCopy.title} />
      {orderId ? <OrderOutcome key={orderId} orderId={orderId} /> : <Outcome {...MISSING} />}
    </div>
  )
}
