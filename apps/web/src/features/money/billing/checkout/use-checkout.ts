import type { BillingPeriod } from '@kadr/contract/base/primitives'
import type { Billing, Quote } from '@kadr/contract/money/billing'
import type { Plan } from '@kadr/contract/money/subscription'
import { type CheckoutProblems, findCheckoutProblems } from '@kadr/domain/money/checkout-problems'
import { formatMoney } from '@kadr/domain/money/money'
import { useEffect, useEffectEvent, useState } from 'react'
import { useHasInvoices } from '../../../../messenger/messenger-hooks.ts'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { checkoutCopy } from './copy.ts'
import { usePay } from './use-pay.ts'
import { errorOf, useQuotedChoice } from './use-quoted-choice.ts'
import type { WantedCheckout } from './wanted-checkout.ts'

export type CheckoutInput = {
  plan: Plan
  wanted: Omit<WantedCheckout, 'planId'>
  billing: Billing
  /** The page to return to after the payment. */
  back: string | undefined
  onClose: () => void
}

const otherErrorOf = (error: unknown) => {
  if (!error) return undefined
  return error instanceof ApiError && error.field ? undefined : failureText(error)
}

/** What the buyer has not agreed to yet. A renewal is agreed to with its sum, each time. */
const subjectsOf = ({ billing, isRenewing }: { billing: Billing; isRenewing: boolean }) => [
  ...(billing.isOfferAccepted ? [] : (['offer'] as const)),
  ...(isRenewing ? (['renewal'] as const) : []),
]

const agreedRenewal = ({
  quote,
  chosen,
}: {
  quote: Quote | undefined
  chosen: boolean | undefined
}) =>
  quote !== undefined &&
  quote.renewal.state !== 'impossible' &&
  (chosen ?? quote.renewal.state === 'on')

export const useCheckout = ({ plan, wanted, billing, back, onClose }: CheckoutInput) => {
  const isInMessenger = useHasInvoices()
  const quoted = useQuotedChoice({
    ...wanted,
    planId: plan.id,
    place: isInMessenger ? 'telegram' : 'web',
  })
  const { quote, isCounted } = quoted
  const { pay, isPending } = usePay({ onDone: onClose, back })
  const [email, setEmail] = useState(billing.email ?? '')
  const [chosen, setChosen] = useState(wanted.isRenewing)
  const [hasTicked, setHasTicked] = useState(false)
  const [problems, setProblems] = useState<CheckoutProblems>({})
  const [notice, setNotice] = useState<string>()
  const [refusal, setRefusal] = useState(wanted.refusal)
  const [isWaiting, setIsWaiting] = useState(false)
  const isRenewing = agreedRenewal({ quote, chosen })
  const subjects = subjectsOf({ billing, isRenewing })
  const isAccepted = hasTicked || subjects.length === 0

  const send = async (shown: Quote) => {
    setNotice(undefined)
    const outcome = await pay({
      ...quoted.choice,
      quotedAt: shown.quotedAt,
      amount: shown.amount,
      ...(email.trim() && { email: email.trim() }),
      isOfferAccepted: hasTicked,
      isRenewing,
    })
    if (outcome.kind === 'refused') setRefusal(outcome.reason)
    if (outcome.kind === 'not_renewed') {
      await quoted.countAgain()
      setNotice(checkoutCopy.notRenewed)
    }
    if (outcome.kind !== 'failed') return
    const { error } = outcome
    if (errorOf(error, 'amount')) {
      setHasTicked(false)
      const now = await quoted.countAgain()
      setNotice(checkoutCopy.changed(formatMoney(shown.amount), formatMoney(now.amount)))
      return
    }
    const field = error instanceof ApiError ? error.field : undefined
    if (field === 'email' || field === 'isOfferAccepted') setProblems({ [field]: error.message })
    else setNotice(failureText(error))
  }

  /** A press is never lost: it waits for the sum. */
  const submit = () => {
    const found = findCheckoutProblems({
      email,
      isEmailNeeded: quote?.needsEmail === true,
      isOfferAccepted: isAccepted,
    })
    setProblems(found)
    if (Object.keys(found).length > 0) return
    if (quote && isCounted) void send(quote)
    else {
      setIsWaiting(true)
      if (quoted.error) void quoted.retry()
    }
  }
  const goOn = useEffectEvent(submit)
  useEffect(() => {
    if (!isWaiting || (!isCounted && !quoted.error)) return
    setIsWaiting(false)
    if (isCounted) goOn()
  }, [isWaiting, isCounted, quoted.error])

  return {
    ...quoted,
    isInMessenger,
    email,
    isRenewing,
    subjects,
    isAccepted,
    problems,
    refusal,
    problem: notice ?? otherErrorOf(quoted.error),
    isPending: isPending || isWaiting,
    label: quote && isCounted ? checkoutCopy.pay(formatMoney(quote.amount)) : checkoutCopy.counting,
    submit,
    setEmail: (value: string) => {
      setEmail(value)
      setProblems(({ email: _, ...others }) => others)
    },
    setRenewing: (isOn: boolean) => {
      setChosen(isOn)
      setHasTicked(false)
    },
    setPeriod: (period: BillingPeriod) => {
      setHasTicked(false)
      quoted.setPeriod(period)
    },
    accept: (isNow: boolean) => {
      setHasTicked(isNow)
      setProblems(({ isOfferAccepted: _, ...others }) => others)
    },
  }
}
