import { order as orderShape, quote as quoteShape } from '@kadr/contract/money/billing'
import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CREATOR, type Person, setUpBuying, ULTIMATE } from '../../../../../test/buying.ts'
import { notify } from '../../../../../test/fake-payments.ts'
import { insertPromo } from '../renewals/renewals.repository.ts'

const world = setUpBuying()
const HOBBY = 1

const quoteOf = async (person: Person, changes: object = {}) => {
  const { data, error } = await person.send('POST', '/users/subscription/quote', {
    planId: CREATOR,
    currency: 'RUB',
    billingPeriod: 'monthly',
    ...changes,
  })
  expect(error).toBeUndefined()
  return z.parse(quoteShape, data)
}

it('says before the payment what renews, when and for how much, and the full price after a promo code', async () => {
  await insertPromo({
    db: world.app.ctx.db,
    code: 'FIRST10',
    percent: 10,
    days: null,
    isFirstPaymentOnly: true,
    maxUses: null,
  })
  const person = await world.newPerson()
  const full = { amount: 149_000, currency: 'RUB' }
  expect(await quoteOf(person, { promoCode: 'FIRST10' })).toMatchObject({
    length: 'month',
    value: full,
    amount: { amount: 134_100 },
    renewal: { state: 'off', nextAt: '2026-12-01T08:00:00.000Z', amount: full, reason: null },
    replaced: null,
    trialEndsAt: null,
  })
  await world.buy(person, { promoCode: 'FIRST10', isRenewing: true })
  // The price of the plan, not what was left of it by the code.
  expect(await world.billingOf(person)).toMatchObject({ current: { price: full } })
  expect(await quoteOf(person, { planId: ULTIMATE, billingPeriod: 'annually' })).toMatchObject({
    kind: 'upgrade',
    length: 'year',
    replaced: { plan: 'CREATOR', daysLeft: 30, daysAdded: 0 },
    renewal: {
      state: 'on',
      nextAt: '2027-11-01T08:00:00.000Z',
      amount: { amount: 2_870_400, currency: 'RUB' },
    },
  })
})

it('names the simple price in Stars, and why a year of them does not renew', async () => {
  const person = await world.newPerson()
  const stars = { place: 'telegram' as const }
  const month = await quoteOf(person, stars)
  expect(month).toMatchObject({
    length: 'days30',
    amount: { amount: 1360, currency: 'XTR' },
    renewal: { state: 'off', isByProvider: true, nextAt: '2026-12-01T09:00:00.000Z' },
  })
  const { orderId } = await world.invoiceOf(person, { ...stars, planId: HOBBY })
  const payment = world.stars.make({
    orderId,
    money: { amount: 720, currency: 'XTR' },
    status: 'succeeded',
    paidAt: world.clock.now(),
    buyerId: '42',
  })
  await notify(world.app, { provider: 'telegram-stars', paymentId: payment.id })
  await world.app.runDueJobs()
  expect(await quoteOf(person, stars)).toMatchObject({
    kind: 'upgrade',
    value: { amount: 1360 },
    credit: { amount: 0 },
    amount: { amount: 1360 },
    replaced: { plan: 'HOBBY', daysLeft: 30, daysAdded: 15 },
  })
  expect(await quoteOf(person, { ...stars, billingPeriod: 'annually' })).toMatchObject({
    renewal: { state: 'impossible', nextAt: null, reason: expect.stringContaining('Telegram') },
  })
})

it('keeps the sum of an open checkout, and refuses an order of another one', async () => {
  const person = await world.newPerson()
  await world.buy(person)
  const first = await quoteOf(person, { planId: ULTIMATE })
  expect(first).toMatchObject({
    length: 'rest',
    amount: { amount: 150_000 },
    replaced: { daysLeft: 30 },
  })
  // The begun day is not counted, so the sum is the same until the next one.
  world.clock.advance(DAY_MS - 5 * MINUTE_MS)
  const shown = await quoteOf(person, { planId: ULTIMATE })
  expect(shown.amount).toEqual(first.amount)
  world.clock.advance(10 * MINUTE_MS)
  const { quotedAt, amount } = shown
  expect((await quoteOf(person, { planId: ULTIMATE, quotedAt })).amount).toEqual(amount)
  expect((await quoteOf(person, { planId: ULTIMATE })).amount).not.toEqual(amount)
  const pay = (changes: object) =>
    person.send('POST', '/users/subscription/invoice', {
      planId: ULTIMATE,
      currency: 'RUB',
      billingPeriod: 'monthly',
      amount,
      ...changes,
    })
  const { status, error } = await pay({})
  expect({ status, error }).toMatchObject({ status: 409, error: { field: 'amount' } })
  expect((await pay({ quotedAt })).status).toBe(200)
  // Not for ever, and never of a time to come.
  world.clock.advance(DAY_MS)
  expect((await pay({ quotedAt })).status).toBe(409)
  const later = new Date(world.clock.now().getTime() + 20 * DAY_MS).toISOString()
  expect((await quoteOf(person, { planId: ULTIMATE, quotedAt: later })).quotedAt).toBe(
    world.clock.now().toISOString(),
  )
})

it('says that a trial ends with the purchase', async () => {
  const person = await world.newPerson()
  await person.send('POST', '/users/subscription/trial')
  expect(await quoteOf(person)).toMatchObject({ trialEndsAt: '2026-11-08T09:00:00.000Z' })
})

it('leads back to the same checkout: the order keeps its choice and its address of the receipt', async () => {
  const person = await world.newPerson()
  await insertPromo({
    db: world.app.ctx.db,
    code: 'AGAIN5',
    percent: 5,
    days: null,
    isFirstPaymentOnly: false,
    maxUses: null,
  })
  const { orderId } = await world.invoiceOf(person, { promoCode: 'again5', isRenewing: true })
  world.card.decline(orderId)
  const { data } = await person.send('POST', '/users/subscription/failed', { orderId, lang: 'ru' })
  expect(z.parse(orderShape, data)).toMatchObject({
    state: 'failed',
    plan: 'CREATOR',
    billingPeriod: 'monthly',
    promoCode: 'AGAIN5',
    isRenewing: true,
    receiptEmail: 'anna@example.com',
    failure: expect.any(String),
  })
})
