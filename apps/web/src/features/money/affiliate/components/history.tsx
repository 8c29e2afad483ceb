import type { AffiliateShare, Payout } from '@kadr/contract/money/affiliate'
import { formatMoney } from '@kadr/domain/money/money'
import type { ReactNode } from 'react'
import { useAccount } from '../../../../platform/api/services.tsx'
import { describeDay } from '../../../../platform/text/moment.ts'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { copy, PAYOUT_STATE } from '../copy.ts'

const Row = ({ title, note, right }: { title: string; note: string; right: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0">
    <div className="grid min-w-0 gap-0.5">
      <p className="font-medium">{title}</p>
      <p className="text-label text-ink-3">{note}</p>
    </div>
    <div className="flex items-center gap-3">{right}</div>
  </li>
)

const useDay = () => {
  const timeZone = useAccount((account) => account.user?.timeZone) ?? 'Europe/Moscow'
  return (at: string) => describeDay({ at: new Date(at), now: new Date(), timeZone })
}

const describeShare = (share: AffiliateShare, day: (at: string) => string) => {
  const { amount, returned, heldUntil } = share
  if (returned >= amount.amount) return copy.shares.gone
  if (new Date(heldUntil) > new Date()) return copy.shares.held(day(heldUntil))
  return copy.shares.free
}

export const Shares = ({ shares }: { shares: AffiliateShare[] }) => {
  const day = useDay()
  if (shares.length === 0) return null
  return (
    <Section title={copy.shares.title}>
      <Card className="py-1">
        <ul>
          {shares.map((share) => {
            const { id, kind, percent, amount, returned, createdAt } = share
            const back = { amount: returned, currency: amount.currency }
            return (
              <Row
                key={id}
                title={`${copy.shares[kind]}, ${percent}\u00a0%`}
                note={`${day(createdAt)}. ${describeShare(share, day)}`}
                right={
                  <div className="text-right">
                    <p className="font-semibold whitespace-nowrap">{formatMoney(amount)}</p>
                    {returned > 0 ? (
                      <p className="text-caption text-ink-3">
                        {copy.shares.returned(formatMoney(back))}
                      </p>
                    ) : null}
                  </div>
                }
              />
            )
          })}
        </ul>
      </Card>
    </Section>
  )
}

const TONES = { requested: 'scheduled', paid: 'published', refused: 'failed' } as const

export const Payouts = ({ payouts }: { payouts: Payout[] }) => {
  const day = useDay()
  if (payouts.length === 0) return null
  return (
    <Section title={copy.payout.history}>
      <Card className="py-1">
        <ul>
          {payouts.map(({ id, amount, state, note, createdAt, settledAt }) => (
            <Row
              key={id}
              title={formatMoney(amount)}
              note={[day(settledAt ?? createdAt), note].filter(Boolean).join('. ')}
              right={<Badge tone={TONES[state]}>{PAYOUT_STATE[state]}</Badge>}
            />
          ))}
        </ul>
      </Card>
    </Section>
  )
}
