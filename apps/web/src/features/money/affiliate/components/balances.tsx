import type { Affiliate, AffiliateBalance } from '@kadr/contract/money/affiliate'
import { formatMoney } from '@kadr/domain/money/money'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { CURRENCY_TITLE, copy } from '../copy.ts'
import { PayoutDialog } from './payout-dialog.tsx'

const words = copy.balance

const Sum = ({ label, value, hint }: { label: string; value: string; hint?: string }) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-label text-ink-3">{label}</dt>
    <dd className="font-semibold whitespace-nowrap">{value}</dd>
    {hint ? <dd className="text-caption text-ink-3">{hint}</dd> : null}
  </div>
)

type Props = { balance: AffiliateBalance; terms: Affiliate['terms'] }

const BalanceCard = ({ balance, terms }: Props) => {
  const { currency, available, minimum, requested } = balance
  const sum = (amount: number) => formatMoney({ amount, currency })
  const holdDays = currency === 'XTR' ? terms.starsHoldDays : terms.holdDays
  const canRequest = available >= minimum && requested === 0
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-0.5">
          <h3 className="text-label text-ink-3">
            {CURRENCY_TITLE[currency]}: {words.available.toLowerCase()}
          </h3>
          <p className="text-headline font-bold">{sum(available)}</p>
        </div>
        {canRequest ? (
          <PayoutDialog currency={currency} amount={available} />
        ) : (
          <p className="text-label text-ink-3">
            {requested > 0 ? words.waits : words.minimum(sum(minimum))}
          </p>
        )}
      </div>
      {available < 0 ? <p className="text-label text-ink-2">{words.debt}</p> : null}
      <dl className="grid grid-cols-1 gap-3 border-t border-line pt-4 sm:grid-cols-3">
        <Sum label={words.held} value={sum(balance.held)} hint={words.heldHint(holdDays)} />
        <Sum label={words.requested} value={sum(requested)} />
        <Sum label={words.paid} value={sum(balance.paid)} />
      </dl>
    </Card>
  )
}

export const Balances = ({ affiliate: { balances, terms } }: { affiliate: Affiliate }) => (
  <Section title={words.title}>
    {balances.length === 0 ? (
      <Card>
        <p className="text-ink-2">{words.none}</p>
      </Card>
    ) : (
      balances.map((balance) => (
        <BalanceCard key={balance.currency} balance={balance} terms={terms} />
      ))
    )}
  </Section>
)
