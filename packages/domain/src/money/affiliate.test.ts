import { expect, it } from 'vitest'
import { AFFILIATE_DEFAULTS, describeTerms, returnedShare, shareOfPayment } from './affiliate.ts'

const terms = AFFILIATE_DEFAULTS
const paidAt = new Date('2026-11-01T09:00:00Z')
const payment = { amount: 149_000, currency: 'RUB' as const, paidAt }

it('gives 30 percent of the first payment and 10 of those in the year after it', () => {
  expect(shareOfPayment({ terms, payment, firstPaidAt: null })).toEqual({
    kind: 'first',
    percent: 30,
    amount: 44_700,
    heldUntil: new Date('2026-11-15T09:00:00Z'),
  })
  const next = { terms, payment, firstPaidAt: new Date('2025-11-01T09:00:01Z') }
  expect(shareOfPayment(next)).toMatchObject({ kind: 'next', percent: 10, amount: 14_900 })
  const late = { ...next, firstPaidAt: new Date('2025-11-01T09:00:00Z') }
  expect(shareOfPayment(late)).toBeUndefined()
})

it.each([
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2027-01-30', 1, '2027-02-28'],
  ['2027-03-31', 1, '2027-04-30'],
  ['2027-03-15', 1, '2027-04-15'],
])('ends the term that began on %s after %i months, on %s', (began, months, ended) => {
  const firstPaidAt = new Date(`${began}T09:00:00Z`)
  const end = Date.parse(`${ended}T09:00:00Z`)
  const shareAt = (at: number) =>
    shareOfPayment({
      terms: { ...terms, months },
      payment: { ...payment, paidAt: new Date(at) },
      firstPaidAt,
    })
  expect(shareAt(end - 1)).toMatchObject({ kind: 'next' })
  expect(shareAt(end)).toBeUndefined()
})

it('keeps Stars for as long as Telegram does, and gives nothing where there is nothing to give', () => {
  const stars = { ...payment, amount: 1360, currency: 'XTR' as const }
  expect(shareOfPayment({ terms, payment: stars, firstPaidAt: null })).toMatchObject({
    amount: 408,
    heldUntil: new Date('2026-11-22T09:00:00Z'),
  })
  const tiny = { ...stars, amount: 1 }
  expect(shareOfPayment({ terms, payment: tiny, firstPaidAt: null })).toBeUndefined()
})

it('takes back the part of a share that its payment lost', () => {
  const of = (refunded: number) => returnedShare({ share: 44_700, payment: 149_000, refunded })
  expect([of(0), of(74_500), of(149_000)]).toEqual([0, 22_350, 44_700])
})

it('tells the figures of its pages by the terms of the installation', () => {
  const told = describeTerms({ ...terms, firstPercent: 25, holdDays: 30 })
  expect(told).toMatchObject({
    firstPercent: '25',
    starsHoldDays: '30',
    leastRub: '1\u00a0000\u00a0₽',
    creatorFirst: '372,50\u00a0₽',
    creatorNext: '149\u00a0₽',
  })
})
