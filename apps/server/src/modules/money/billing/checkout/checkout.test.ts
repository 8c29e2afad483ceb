import { DAY_MS } from '@kadr/kit/durations'
import { describe, expect, it } from 'vitest'
import { CREATOR, type Person, setUpBuying, ULTIMATE } from '../../../../../test/buying.ts'
import { notify } from '../../../../../test/fake-payments.ts'
import { handlePaymentUpdate } from '../payments/telegram-payments.ts'
import { insertPromo } from '../renewals/renewals.repository.ts'

const world = setUpBuying()
const PRICE = 149_000
const MONTH_MS = 30 * DAY_MS

const addPromo = (code: string, rules: { maxUses?: number; isFirstPaymentOnly?: boolean }) =>
  insertPromo({
    db: world.app.ctx.db,
    code,
    percent: 50,
    days: 7,
    isFirstPaymentOnly: false,
    maxUses: null,
    ...rules,
  })

const pay = async (orderIds: readonly string[]) => {
  const payments = orderIds.map((orderId) => world.card.pay(orderId))
  await Promise.all(payments.map(({ id }) => notify(world.app, { paymentId: id })))
  await world.app.runDueJobs()
}

/** How long each paid order runs, in the order of the payments' periods. */
const lengthsOf = async (person: Person) =>
  (await world.rowsOf('paid_periods', person))
    .map(({ starts_at: from, ends_at: to }) => to.getTime() - from.getTime())
    .sort((one, other) => other - one)

const refusalsOf = async (person: Person) =>
  (await world.rowsOf('orders', person)).map(({ promo_refusal: reason }) => reason)

describe('a promo code', () => {
  it('discounts one of three open orders of a person; the others buy what was paid for', async () => {
    await addPromo('ONCE', { isFirstPaymentOnly: true })
    const person = await world.newPerson()
    const open = [
      await world.invoiceOf(person, { promoCode: 'ONCE' }),
      await world.invoiceOf(person, { promoCode: 'ONCE', email: 'b@example.com' }),
      await world.invoiceOf(person, { promoCode: 'ONCE', email: 'c@example.com' }),
    ]
    await pay(open.map(({ orderId }) => orderId))
    const refusals = await refusalsOf(person)
    expect(refusals.filter((reason) => reason === null)).toHaveLength(1)
    expect(refusals.filter((reason) => reason === 'used_by_you')).toHaveLength(2)
    const [discounted, ...others] = await lengthsOf(person)
    expect(discounted).toBe(37 * DAY_MS)
    // Half of a month of 30 or 31 days.
    for (const ms of others) expect(Math.floor(ms / DAY_MS)).toBe(15)
    await world.expectSoundLedger()
    const { data } = await person.send('GET', '/notifications')
    expect(JSON.stringify(data)).toContain('Вы уже использовали этот промокод, поэтому срок')
  })

  it('is used no more often than allowed, though the orders outlive their reservation', async () => {
    await addPromo('THREE', { maxUses: 3 })
    const open: { person: Person; orderId: string }[] = []
    const openThree = async () => {
      for (const person of [
        await world.newPerson(),
        await world.newPerson(),
        await world.newPerson(),
      ]) {
        open.push({ person, ...(await world.invoiceOf(person, { promoCode: 'THREE' })) })
      }
    }
    await openThree()
    const late = await world.newPerson()
    const choice = { planId: CREATOR, currency: 'RUB', billingPeriod: 'monthly' }
    const ask = () =>
      late.send('POST', '/users/subscription/quote', { ...choice, promoCode: 'THREE' })
    expect((await ask()).error).toMatchObject({ field: 'promoCode' })
    world.clock.advance(DAY_MS + 1)
    await openThree()
    await pay(open.map(({ orderId }) => orderId))
    const refusals = (await Promise.all(open.map(({ person }) => refusalsOf(person)))).flat()
    expect(refusals.filter((reason) => reason === null)).toHaveLength(3)
    expect(refusals.filter((reason) => reason === 'used_up')).toHaveLength(3)
    const lengths = (await Promise.all(open.map(({ person }) => lengthsOf(person)))).flat()
    const sold = lengths.filter((ms) => ms > MONTH_MS).length
    expect(sold).toBe(3)
    await world.expectSoundLedger()
  })

  it('for the first payment is not for one that another order made the second', async () => {
    await addPromo('FIRST', { isFirstPaymentOnly: true })
    const person = await world.newPerson()
    const slow = await world.invoiceOf(person, { planId: ULTIMATE, promoCode: 'FIRST' })
    await world.buy(person)
    await pay([slow.orderId])
    expect(await refusalsOf(person)).toEqual(expect.arrayContaining(['not_first', null]))
    const [order] = (await world.rowsOf('orders', person)).filter(({ id }) => id === slow.orderId)
    const { period } = await world.orderOf(person, slow.orderId)
    const days = period && (Date.parse(period.endsAt) - Date.parse(period.startsAt)) / DAY_MS
    // Half of Ultimate for half of its price, and the unused month of Creator at Ultimate's rate.
    expect(days).toBeCloseTo((30 * (order.amount + PRICE)) / (order.amount * 2), 0)
    await world.expectSoundLedger()
  })
})

describe('a promo code in Telegram', () => {
  it('is no discount for ever: Telegram would repeat the sum', async () => {
    await addPromo('HALFSTARS', { isFirstPaymentOnly: true })
    const person = await world.newPerson()
    const choice = { planId: CREATOR, currency: 'RUB', billingPeriod: 'monthly', place: 'telegram' }
    const ask = (promoCode?: string) =>
      person.send('POST', '/users/subscription/quote', { ...choice, promoCode })
    expect((await ask()).data).toMatchObject({ renewal: { state: 'off' } })
    expect((await ask('HALFSTARS')).data).toMatchObject({
      amount: { amount: 680, currency: 'XTR' },
      renewal: { state: 'impossible', nextAt: null, reason: expect.stringContaining('один раз') },
    })
    const discounted = { place: 'telegram', promoCode: 'HALFSTARS', isRenewing: true }
    const invoice = await world.invoiceOf(person, discounted)
    expect(invoice).toMatchObject({ prices: [{ amount: 680 }] })
    expect(invoice).not.toHaveProperty('subscription_period')
    expect(await world.rowsOf('orders', person)).toMatchObject([{ is_renewing: false }])
  })

  it('that is lost is refused before the Stars are taken', async () => {
    await addPromo('STARS', { maxUses: 1 })
    const [person, other] = [await world.newPerson(), await world.newPerson()]
    const inTelegram = { place: 'telegram', email: undefined, promoCode: 'STARS' }
    const { orderId } = await world.invoiceOf(person, inTelegram)
    const [{ amount }] = await world.rowsOf('orders', person)
    const answers: (string | null)[] = []
    const { provider } = world.stars
    const money = { amount, currency: 'XTR' as const }
    provider.telegram = {
      readUpdate: () => undefined,
      readPreCheckout: () => ({ queryId: 'q', orderId, money, buyerId: '1' }),
      answerPreCheckout: async ({ refusal }) => void answers.push(refusal),
    }
    const press = () => handlePaymentUpdate({ ctx: world.app.ctx, update: {} })
    await press()
    world.clock.advance(DAY_MS + 1)
    await world.buy(other, { promoCode: 'STARS' })
    await press()
    expect(answers).toEqual([
      null,
      'Этот промокод уже использовали все, кому он предназначался. Выберите тариф в Кадре заново',
    ])
  })
})

describe('twenty invoices at once', () => {
  it('are one order with one page', async () => {
    const person = await world.newPerson()
    const made = await Promise.all(Array.from({ length: 20 }, () => world.invoiceOf(person)))
    expect(new Set(made.map(({ orderId }) => orderId)).size).toBe(1)
    expect(new Set(made.map(({ url }) => url)).size).toBe(1)
    expect(await world.rowsOf('orders', person)).toHaveLength(1)
  })
})
