import { DAY_MS } from '@kadr/kit/durations'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Person } from '../../../../test/buying.ts'
import { PAYOUT, setUpPartners } from '../../../../test/partners.ts'

const { world, affiliateOf, newPartner, signUpBy, tell, buy, run } = setUpPartners()

const step = fc.record({
  kind: fc.constantFrom('pay', 'repeat', 'refund', 'wait', 'ask', 'paid', 'refused'),
  buyer: fc.nat(1),
  percent: fc.integer({ min: 1, max: 100 }),
  days: fc.integer({ min: 1, max: 20 }),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const lastPaymentOf = async (buyer: Person) =>
  (await world.rowsOf('payments', buyer)).toReversed()[0]

/** A charge-back reported by the provider only; late and repeated notifications are consistent with it. */
const chargeBack = async (buyer: Person, percent: number) => {
  const payment = await lastPaymentOf(buyer)
  const known = payment && world.card.payments.get(payment.provider_payment_id)
  if (!known) return
  known.refunded = Math.max(known.refunded, Math.ceil((payment.amount * percent) / 100))
  await tell(known.id)
}

const repeat = async (buyer: Person) => {
  const payment = await lastPaymentOf(buyer)
  if (payment) await tell(payment.provider_payment_id)
}

const settle = async (partner: Person, word: 'paid' | 'refused') => {
  const { payouts } = await affiliateOf(partner)
  const open = payouts.find(({ state }) => state === 'requested')
  if (open) await run('payouts', word, open.id, '--note', 'Проверено')
}

const take = async (now: Step, partner: Person, buyer: Person) => {
  switch (now.kind) {
    case 'pay':
      return buy(buyer)
    case 'repeat':
      return repeat(buyer)
    case 'refund':
      return chargeBack(buyer, now.percent)
    case 'wait':
      return world.clock.advance(now.days * DAY_MS)
    case 'ask':
      return partner.send('POST', '/users/me/affiliate/payouts', PAYOUT)
    default:
      return settle(partner, now.kind === 'paid' ? 'paid' : 'refused')
  }
}

it('the ledger stays balanced for any events, in any order and repeated', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const { person: partner, code } = await newPartner()
      const buyers = [await signUpBy(code), await signUpBy(code)]
      // Enough for a payout, so that every step has something to do.
      for (const buyer of buyers) await buy(buyer, { billingPeriod: 'annually' })
      for (const now of steps) await take(now, partner, buyers[now.buyer] ?? partner)
      await world.expectSoundLedger()
      for (const { held, requested, paid } of (await affiliateOf(partner)).balances) {
        expect(Math.min(held, requested, paid)).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 6 },
  )
})
