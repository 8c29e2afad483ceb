import type { Order } from '@kadr/contract/money/billing'
import { joinSentences } from '@kadr/domain/base/sentences'
import { getPlan } from '@kadr/domain/money/plans'
import { Link, Navigate, useLocation, useRouter, useSearch } from '@tanstack/react-router'
import { CircleCheck, LoaderCircle } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useUserStorage } from '../../../../platform/api/services.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { useReportReturn } from '../api/plan.mutations.ts'
import { useOrder } from '../api/plan.queries.ts'
import { planCopy, purchaseCopy } from '../plan/copy.ts'
import { planDay, usePlanZone } from '../plan/plan-day.ts'
import { findReturn } from './purchase-return.ts'

type Shown = { icon: ReactNode; title: string; text: string; actions: ReactNode }

const TO_PLAN = (
  <LinkButton asChild variant="secondary">
    <Link to="/account/plan">{purchaseCopy.toPlan}</Link>
  </LinkButton>
)

/** Back to the page where the limit was reached. */
const GoBack = ({ back }: { back: string }) => {
  const router = useRouter()
  return <Button onClick={() => router.history.push(back)}>{purchaseCopy.goBack}</Button>
}

const paidText = (order: Order, timeZone: string) => {
  const now = new Date()
  const { period, receiptEmail, renewalRefusal } = order
  if (!period) return ''
  const day = (at: string) => planDay({ at, timeZone, now })
  return joinSentences([
    new Date(period.startsAt) > now
      ? purchaseCopy.later(day(period.startsAt), day(period.endsAt))
      : purchaseCopy.until(day(period.endsAt)),
    renewalRefusal,
    receiptEmail && purchaseCopy.receipt(receiptEmail),
    purchaseCopy.history,
  ])
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
          {TO_PLAN}
        </>
      ),
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
        {TO_PLAN}
      </>
    ),
  }
}

const MISSING: Shown = {
  icon: null,
  title: purchaseCopy.missingTitle,
  text: purchaseCopy.missingText,
  actions: TO_PLAN,
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
  const isReported = useRef(false)
  useEffect(() => {
    if (isReported.current) return
    isReported.current = true
    mutate({ orderId, isPaid })
  }, [orderId, isPaid, mutate])
  // Back to the same checkout, which says why.
  if (order?.state === 'failed') {
    return <Navigate to="/account/plan" search={{ order: orderId, back }} replace />
  }
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

/** Serves both return addresses: the state at the provider decides what is shown. */
export default function PurchasePage() {
  const { orderId } = useSearch({ strict: false })
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PageHeader title={planCopy.title} />
      {orderId ? <OrderOutcome key={orderId} orderId={orderId} /> : <Outcome {...MISSING} />}
    </div>
  )
}
