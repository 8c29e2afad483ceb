import type { Billing, Quote } from '@kadr/contract/billing'
import type { BillingPeriod, Currency } from '@kadr/contract/primitives'
import type { Plan } from '@kadr/contract/subscription'
import { type CheckoutProblems, findCheckoutProblems } from '@kadr/domain/billing/checkout-problems'
import { formatMoney } from '@kadr/domain/billing/money'
import { getPlan } from '@kadr/domain/plans'
import { type FormEvent, useId, useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { useTelegram } from '../../../telegram/telegram-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useQuote } from '../api/plan.queries.ts'
import { usePay } from '../model/use-pay.ts'
import { checkoutCopy } from '../plan-copy.ts'
import { OfferConsent, Problem, ReceiptEmail } from './checkout-fields.tsx'
import { Sums } from './checkout-sums.tsx'
import { PromoField } from './promo-field.tsx'

type Props = {
  plan: Plan
  currency: Currency
  billingPeriod: BillingPeriod
  billing: Billing
  timeZone: string
  /** Where the person was when a limit ended the work. */
  back: string | undefined
  onClose: () => void
}

const errorOf = (error: unknown, field: string) =>
  error instanceof ApiError && error.field === field ? error.message : undefined

const otherErrorOf = (error: unknown) => {
  if (!(error instanceof Error)) return undefined
  return error instanceof ApiError && error.field ? undefined : error.message
}

/** Telegram renews 30 days only; what renews already needs no second agreement. */
const canRenew = ({
  quote,
  billing,
  isStarsYear,
}: {
  quote: Quote | undefined
  billing: Billing
  isStarsYear: boolean
}) => quote?.canRenew === true && billing.renewal?.state !== 'on' && !isStarsYear

export const CheckoutDialog = ({
  plan,
  currency,
  billingPeriod,
  billing,
  timeZone,
  back,
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
  const { pay, isPending, error } = usePay({ onDone: onClose, back })
  const [problems, setProblems] = useState<CheckoutProblems>({})
  const isRenewable = canRenew({
    quote,
    billing,
    isStarsYear: isInTelegram && billingPeriod === 'annually',
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmailNeeded = quote?.needsEmail === true
    const found = findCheckoutProblems({ email, isEmailNeeded, isOfferAccepted: isAccepted })
    setProblems(found)
    if (Object.keys(found).length > 0) return
    void pay({
      ...choice,
      ...(email.trim() && { email: email.trim() }),
      isOfferAccepted: isAccepted,
      isRenewing: isRenewing && isRenewable,
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
        <Sums quote={quote} timeZone={timeZone} />
        {quote?.needsEmail ? (
          <ReceiptEmail
            value={email}
            onChange={(value) => {
              setEmail(value)
              setProblems(({ email: _, ...others }) => others)
            }}
            error={problems.email ?? errorOf(error, 'email')}
          />
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
              onChange={(isNow) => {
                setIsAccepted(isNow)
                setProblems(({ isOfferAccepted: _, ...others }) => others)
              }}
              error={problems.isOfferAccepted ?? errorOf(error, 'isOfferAccepted')}
            />
          )}
        </div>
        <Problem text={otherErrorOf(error) ?? otherErrorOf(quoteError)} />
      </form>
    </Dialog>
  )
}
