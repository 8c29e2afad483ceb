import type { Billing, Quote } from '@kadr/contract/billing'
import type { BillingPeriod, Currency } from '@kadr/contract/primitives'
import type { Plan } from '@kadr/contract/subscription'
import { formatMoney } from '@kadr/domain/billing/money'
import { getPlan } from '@kadr/domain/plans'
import { type FormEvent, useId, useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { useTelegram } from '../../../telegram/telegram-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useQuote } from '../api/plan.queries.ts'
import { planDay } from '../model/plan-day.ts'
import { usePay } from '../model/use-pay.ts'
import { checkoutCopy } from '../plan-copy.ts'
import { PromoField } from './promo-field.tsx'

type Props = {
  plan: Plan
  currency: Currency
  billingPeriod: BillingPeriod
  billing: Billing
  timeZone: string
  onClose: () => void
}

const Sum = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-4 text-label">
    <dt className="text-ink-2">{name}</dt>
    <dd className="whitespace-nowrap">{value}</dd>
  </div>
)

/** To the kopeck, before anything is pressed. */
const Sums = ({ quote, timeZone }: { quote: Quote; timeZone: string }) => {
  const now = new Date()
  const day = (at: string) => planDay({ at, timeZone, now })
  const minus = (money: Quote['credit']) => `−${formatMoney(money)}`
  return (
    <div className="grid gap-2">
      <dl className="grid gap-2">
        <Sum name={checkoutCopy.price} value={formatMoney(quote.value)} />
        {quote.credit.amount > 0 ? (
          <Sum name={checkoutCopy.credit} value={minus(quote.credit)} />
        ) : null}
        {quote.discount.amount > 0 ? (
          <Sum name={checkoutCopy.discount} value={minus(quote.discount)} />
        ) : null}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-2">
          <dt className="font-semibold">{checkoutCopy.total}</dt>
          <dd className="text-title font-bold whitespace-nowrap">{formatMoney(quote.amount)}</dd>
        </div>
      </dl>
      <p className="text-label text-ink-3">
        {checkoutCopy.term(day(quote.startsAt), day(quote.endsAt))}
      </p>
    </div>
  )
}

const errorOf = (error: unknown, field: string) =>
  error instanceof ApiError && error.field === field ? error.message : undefined

const otherErrorOf = (error: unknown) => {
  if (!(error instanceof Error)) return undefined
  return error instanceof ApiError && error.field ? undefined : error.message
}

const Problem = ({ text }: { text: string | undefined }) =>
  text ? (
    <p role="alert" className="text-label text-failed">
      {text}
    </p>
  ) : null

type ConsentProps = {
  isAccepted: boolean
  onChange: (isAccepted: boolean) => void
  error: string | undefined
}

const OfferConsent = ({ isAccepted, onChange, error }: ConsentProps) => (
  <>
    <Checkbox
      checked={isAccepted}
      onChange={(event) => onChange(event.target.checked)}
      aria-invalid={error ? true : undefined}
      label={
        <>
          {checkoutCopy.offer}{' '}
          <a href="/terms" target="_blank" rel="noreferrer" className="text-accent underline">
            {checkoutCopy.offerLink}
          </a>
        </>
      }
    />
    <Problem text={error} />
  </>
)

export const CheckoutDialog = ({
  plan,
  currency,
  billingPeriod,
  billing,
  timeZone,
  onClose,
}: Props) => {
  const isInTelegram = useTelegram() !== undefined
  const formId = useId()
  const [email, setEmail] = useState(billing.email ?? '')
  const [promoCode, setPromoCode] = useState('')
  const [isAccepted, setIsAccepted] = useState(billing.isOfferAccepted)
  const [isRenewing, setIsRenewing] = useState(false)
  const choice = {
    planId: plan.id,
    currency,
    billingPeriod,
    place: isInTelegram ? ('telegram' as const) : ('web' as const),
    ...(promoCode && { promoCode }),
  }
  const { data: quote, error: quoteError, isFetching } = useQuote(choice)
  const { pay, isPending, error } = usePay({ onDone: onClose })
  const isKept = billing.renewal?.state === 'on'
  const isRenewable = quote?.canRenew && !isKept && !(isInTelegram && billingPeriod === 'annually')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void pay({
      ...choice,
      ...(email.trim() && { email: email.trim() }),
      isOfferAccepted: isAccepted,
      isRenewing: isRenewing && isRenewable === true,
    })
  }
  return (
    <Dialog
      open
      title={checkoutCopy.title(getPlan(plan.name).title)}
      description={isInTelegram ? checkoutCopy.inTelegram : checkoutCopy.toPage}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <Button
          type="submit"
          form={formId}
          isFullWidth
          isLoading={isPending}
          disabled={!quote || isFetching}
        >
          {checkoutCopy.pay(quote ? formatMoney(quote.amount) : '')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {quote ? (
          <Sums quote={quote} timeZone={timeZone} />
        ) : (
          <SkeletonGroup label={checkoutCopy.counting} className="grid gap-2">
            <Skeleton className="h-24 w-full" />
          </SkeletonGroup>
        )}
        {quote?.needsEmail ? (
          <Field
            label={checkoutCopy.email}
            hint={checkoutCopy.emailHint}
            error={errorOf(error, 'email')}
            isRequired
          >
            <TextInput
              type="email"
              autoComplete="email"
              inputMode="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
        ) : null}
        <PromoField onApply={setPromoCode} error={errorOf(quoteError, 'promoCode')} />
        <div className="grid">
          {isRenewable ? (
            <Checkbox
              checked={isRenewing}
              onChange={(event) => setIsRenewing(event.target.checked)}
              label={checkoutCopy.renewal}
              hint={isInTelegram ? checkoutCopy.starsHint : checkoutCopy.renewalHint}
            />
          ) : null}
          {billing.isOfferAccepted ? null : (
            <OfferConsent
              isAccepted={isAccepted}
              onChange={setIsAccepted}
              error={errorOf(error, 'isOfferAccepted')}
            />
          )}
        </div>
        <Problem text={otherErrorOf(error) ?? otherErrorOf(quoteError)} />
      </form>
    </Dialog>
  )
}
