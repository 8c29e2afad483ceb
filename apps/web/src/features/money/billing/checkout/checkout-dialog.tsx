import type { PlanName } from '@kadr/contract/money/subscription'
import { getPlan } from '@kadr/domain/money/plans'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useMainButton } from '../../../../messenger/use-main-button.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { planDay } from '../plan/plan-day.ts'
import { Consent, Problem, ReceiptEmail } from './checkout-fields.tsx'
import { CheckoutRenewal } from './checkout-renewal.tsx'
import { CheckoutSums } from './checkout-sums.tsx'
import { checkoutCopy } from './copy.ts'
import { PromoField } from './promo-field.tsx'
import { type CheckoutInput, useCheckout } from './use-checkout.ts'

type Props = CheckoutInput & { timeZone: string }
type Checkout = ReturnType<typeof useCheckout>

const Footer = ({ checkout, formId }: { checkout: Checkout; formId: string }) => {
  const { label, isPending, isInMessenger, quote } = checkout
  return (
    <div className="grid w-full gap-2">
      <Button type="submit" form={formId} isFullWidth isLoading={isPending}>
        {label}
      </Button>
      <p className="min-h-4 text-center text-caption text-balance text-ink-3">
        {isInMessenger
          ? checkoutCopy.inTelegram
          : quote && checkoutCopy.toPage(quote.providerTitle)}
      </p>
    </div>
  )
}

const Refused = ({ checkout, formId }: { checkout: Checkout; formId: string }) =>
  checkout.refusal === undefined ? null : (
    <Banner
      tone="danger"
      title={checkoutCopy.refusedTitle}
      text={checkout.refusal || checkoutCopy.refusedText}
      {...(!checkout.isInMessenger && {
        action: (
          <Button type="submit" form={formId} variant="secondary" size="sm">
            {checkoutCopy.otherCard}
          </Button>
        ),
      })}
    />
  )

/** Moves to the first field with a problem: it may be out of sight. Fields are named as their problems. */
const useProblemFocus = (problems: Checkout['problems']) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const [first] = Object.keys(problems)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }, [problems])
  return form
}

/** From what is bought to the button with the sum, in the order in which it is decided. */
export const CheckoutDialog = ({ timeZone, ...input }: Props) => {
  const checkout = useCheckout(input)
  const { quote, problems, subjects, isInMessenger } = checkout
  const formId = useId()
  const form = useProblemFocus(problems)
  const isNative = useMainButton({
    text: checkout.label,
    isBusy: checkout.isPending,
    onPress: checkout.submit,
  })
  const now = new Date()
  const formats = {
    day: (at: string) => planDay({ at, timeZone, now }),
    title: (plan: PlanName) => getPlan(plan).title,
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    checkout.submit()
  }
  return (
    <Dialog
      open
      size="page"
      title={checkoutCopy.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) input.onClose()
      }}
      {...(!isNative && { footer: <Footer checkout={checkout} formId={formId} /> })}
    >
      <form id={formId} ref={form} onSubmit={submit} noValidate className="grid gap-4">
        <Refused checkout={checkout} formId={formId} />
        <CheckoutSums
          plan={getPlan(input.plan.name)}
          quote={quote}
          isCounting={!checkout.isCounted}
          code={checkout.code}
          billingPeriod={checkout.billingPeriod}
          isInMessenger={isInMessenger}
          formats={formats}
          onPeriod={checkout.setPeriod}
        />
        {quote ? (
          <CheckoutRenewal
            quote={quote}
            isRenewing={checkout.isRenewing}
            day={formats.day}
            onChange={checkout.setRenewing}
          />
        ) : null}
        <PromoField
          applied={checkout.code}
          isChecking={checkout.isChecking}
          refusal={checkout.codeRefusal}
          onApply={(code) => void checkout.applyCode(code)}
        />
        {quote?.needsEmail ? (
          <ReceiptEmail
            value={checkout.email}
            onChange={checkout.setEmail}
            error={problems.email}
          />
        ) : null}
        {subjects.length > 0 ? (
          <Consent
            subjects={subjects}
            isAccepted={checkout.isAccepted}
            onChange={checkout.accept}
            error={problems.isOfferAccepted}
          />
        ) : null}
        <Problem text={checkout.problem} />
      </form>
    </Dialog>
  )
}
