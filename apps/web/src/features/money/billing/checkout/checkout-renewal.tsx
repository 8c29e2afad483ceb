import type { Quote } from '@kadr/contract/money/billing'
import { formatMoney } from '@kadr/domain/money/money'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { CheckoutCard } from './checkout-fields.tsx'
import { checkoutCopy } from './copy.ts'

type Props = {
  quote: Quote
  isRenewing: boolean
  day: (at: string) => string
  onChange: (isRenewing: boolean) => void
}

const textOf = ({ quote, isRenewing, day }: Omit<Props, 'onChange'>) => {
  const { nextAt, amount, isByProvider } = quote.renewal
  if (!isRenewing || !nextAt || !amount) return checkoutCopy.ends(day(quote.endsAt))
  const sum = formatMoney(amount)
  return isByProvider
    ? checkoutCopy.renewsByTelegram(day(nextAt), sum)
    : checkoutCopy.renews({ day: day(nextAt), sum, hasDiscount: quote.discount.amount > 0 })
}

/** What is charged after this payment, and when: told before the first one. */
export const CheckoutRenewal = ({ quote, isRenewing, day, onChange }: Props) => {
  const { state, reason } = quote.renewal
  return (
    <CheckoutCard>
      {state === 'impossible' ? (
        <div className="grid gap-0.5">
          <p className="font-semibold">{checkoutCopy.noRenewal}</p>
          <p className="text-label text-ink-2">
            {checkoutCopy.cannotRenew(reason ?? '', day(quote.endsAt))}
          </p>
        </div>
      ) : (
        <Switch
          label={<span className="font-semibold">{checkoutCopy.renewal}</span>}
          hint={textOf({ quote, isRenewing, day })}
          checked={isRenewing}
          className="-my-2.5"
          onChange={(event) => onChange(event.target.checked)}
        />
      )}
    </CheckoutCard>
  )
}
