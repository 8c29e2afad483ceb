import type { PlanName } from '@kadr/contract/money/subscription'
import { SEED_PRICES } from '@kadr/domain/money/prices'
import { DAY_MS, HOUR_MS } from '@kadr/kit/durations'
import { afterAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Person, setUpBuying } from '../../../../test/buying.ts'
import { openShops } from '../../../../test/shops.ts'
import { drainEvents } from '../../../platform/events/event-loop.ts'
import { checkRefunds } from './checkout/check-orders.ts'
import { extendPlan, grantPlan } from './grant-plan.ts'
import { requestRefund } from './payments/refund-payment.ts'
import { renewDue } from './renewals/renew-due.ts'
import { insertPromo } from './renewals/renewals.repository.ts'

const world = setUpBuying()
const PLAN = { HOBBY: 1, CREATOR: 2, ULTIMATE: 3, AGENCY: 4 } as const
const PROVIDERS = ['yookassa', 'bepaid', 'stripe', 'telegram-stars'] as const
const START = new Date('2026-11-01T09:00:00.000Z')
const dayAt = (days: number) => new Date(START.getTime() + days * DAY_MS)

let shops: Awaited<ReturnType<typeof openShops>>
const openAll = async () => {
  shops = await openShops({ app: world.app, clock: world.clock })
}
afterAll(() => shops.close())

const settle = async () => {
  await shops.settle()
  await world.app.runDueJobs()
}

const invoiceShape = z.looseObject({
  kind: z.string(),
  orderId: z.string(),
  slug: z.optional(z.string()),
})

/** What the buyer does on the page of the provider, or with the invoice in Telegram. */
const payInvoice = async (data: unknown, { card, buyerId }: { card: string; buyerId: number }) => {
  const { orderId, slug } = z.parse(invoiceShape, data)
  if (slug !== undefined) await shops.stars.decide({ slug, userId: buyerId, decision: 'pay' })
  for (const id of ['yookassa', 'bepaid', 'stripe']) {
    const fake = shops.getFake(id)
    const payment = fake.payments().find((each) => each.orderId === orderId)
    if (payment) fake.decide({ paymentId: payment.id, decision: 'pay', card })
  }
  await settle()
}

let buyers = 500
const buy = async (
  person: Person,
  { card = 'good', ...choice }: { planId: number; card?: string; [part: string]: unknown },
) => {
  buyers += 1
  const invoice = await world.invoiceOf(person, { isRenewing: true, ...choice })
  await payInvoice(invoice, { card, buyerId: buyers })
  return invoice.orderId
}

/** A charge waits for its notice; all other followers of events catch up when somebody buys. */
const readNotices = async () => {
  const { ctx, consumers, database } = world.app
  await drainEvents({
    ctx,
    consumers: consumers.filter(({ name }) => name === 'notifications.create'),
  })
  await database.pool.query('update notifications set read_at = $1 where read_at is null', [
    world.clock.now(),
  ])
}

/** Days pass: everything due is done at its moment. */
const walkTo = async (until: Date) => {
  const { pool } = world.app.database
  for (let steps = 0; steps < 400; steps += 1) {
    const { rows } = await pool.query('select min(act_at) as at from renewals')
    const due: Date | null = rows[0]?.at ?? null
    const isLast = due === null || due >= until
    const next = isLast ? until : due
    world.clock.set(new Date(Math.max(next.getTime(), world.clock.now().getTime())))
    if (shops.stars.renewDue().length > 0) await settle()
    await renewDue({ ctx: world.app.ctx })
    await shops.settle()
    await readNotices()
    if (isLast) return
  }
  throw new Error('The year does not end')
}

const paidBy = async ({ userId }: Person) => {
  const { rows } = await world.app.database.pool.query(
    `select currency, sum(amount - refunded)::int as paid from payments where user_id = $1
     group by currency having sum(amount - refunded) > 0 order by currency`,
    [userId],
  )
  return Object.fromEntries(rows.map(({ currency, paid }) => [currency, paid]))
}

/** Nobody pays for time that is paid or given already. */
const expectNoOverlap = async () => {
  const { rows } = await world.app.database.pool.query(
    `select count(*)::int as count from paid_periods a join paid_periods b on a.user_id = b.user_id
     and a.id < b.id and a.starts_at < b.ends_at and b.starts_at < a.ends_at
     where (a.source = 'order' and b.source = 'order'
         or a.plan = b.plan and a.source in ('order', 'grant') and b.source in ('order', 'grant'))
       and a.ends_at > a.starts_at and b.ends_at > b.starts_at`,
  )
  expect(rows).toEqual([{ count: 0 }])
}

const expectBooksOfProviders = async () => {
  const { rows } = await world.app.database.pool.query(
    `select party, sum(amount)::int as held from ledger_entries where account = 'provider' group by party`,
  )
  const held = Object.fromEntries(rows.map(({ party, held: sum }) => [party, sum]))
  expect(held).toEqual(Object.fromEntries(PROVIDERS.map((id) => [id, shops.keptBy(id)])))
  const { rows: sums } = await world.app.database.pool.query(
    'select currency, sum(amount)::int as sum from ledger_entries group by currency order by currency',
  )
  expect(sums).toEqual(['BYN', 'RUB', 'USD', 'XTR'].map((currency) => ({ currency, sum: 0 })))
}

const RUB = (plan: keyof typeof SEED_PRICES) => SEED_PRICES[plan].RUB * 100
const USD = (plan: keyof typeof SEED_PRICES) => SEED_PRICES[plan].USD * 100
const BYN = (plan: keyof typeof SEED_PRICES) => SEED_PRICES[plan].BYN * 100

it('keeps the books of twelve buyers for a year, to the kopeck', async () => {
  await openAll()
  await insertPromo({ db: world.app.ctx.db, code: 'HALF', percent: 50, isFirstPaymentOnly: true })
  const people = await Promise.all(Array.from({ length: 12 }, () => world.newPerson()))
  const person = (number: number): Person => {
    const found = people[number - 1]
    if (!found) throw new Error(`There is no buyer ${number}`)
    return found
  }
  const give = (number: number, gift: { plan: PlanName; days: number }) =>
    grantPlan({ ctx: world.app.ctx, userId: person(number).userId, ...gift })
  const giveDays = (number: number, days: number) =>
    extendPlan({ ctx: world.app.ctx, userId: person(number).userId, days })
  const send = (number: number, ...args: Parameters<Person['send']>) => person(number).send(...args)

  await buy(person(1), { planId: PLAN.CREATOR })
  await buy(person(2), { planId: PLAN.HOBBY, currency: 'BYN' })
  await buy(person(3), { planId: PLAN.ULTIMATE, currency: 'USD' })
  await buy(person(4), { planId: PLAN.AGENCY, billingPeriod: 'annually' })
  await buy(person(5), { planId: PLAN.CREATOR, place: 'telegram' })
  await buy(person(6), { planId: PLAN.HOBBY, currency: 'BYN' })
  await buy(person(7), { planId: PLAN.ULTIMATE })
  await buy(person(8), { planId: PLAN.CREATOR, card: 'poor' })
  await send(10, 'POST', '/users/subscription/trial', {})
  await buy(person(10), { planId: PLAN.CREATOR, promoCode: 'half' })
  const refunded = await buy(person(11), { planId: PLAN.HOBBY, currency: 'USD' })
  await buy(person(12), { planId: PLAN.HOBBY, currency: 'USD', billingPeriod: 'annually' })
  shops.getFake('yookassa').setRecurring?.(false)
  const once = await buy(person(9), { planId: PLAN.CREATOR })
  shops.getFake('yookassa').setRecurring?.(true)
  expect(await world.orderOf(person(9), once)).toMatchObject({
    state: 'paid',
    renewalRefusal: expect.stringContaining('не продлится сам'),
  })

  await walkTo(dayAt(1))
  const { rows } = await world.app.database.pool.query(
    'select id from payments where order_id = $1',
    [refunded],
  )
  await requestRefund({ ctx: world.app.ctx, paymentId: rows[0].id, note: 'Возврат' })
  await checkRefunds({ ctx: world.app.ctx })
  await settle()
  expect(await world.planOf(person(11))).toMatchObject({ status: 'expired' })

  await walkTo(dayAt(5))
  await giveDays(1, 10)
  await giveDays(5, 10)
  await give(2, { plan: 'ULTIMATE', days: 14 })
  await give(3, { plan: 'HOBBY', days: 14 })
  expect(await world.planOf(person(2))).toMatchObject({ type: 'ULTIMATE' })
  expect(await world.planOf(person(3))).toMatchObject({ type: 'ULTIMATE' })
  expect(await world.billingOf(person(1))).toMatchObject({
    renewal: { chargesAt: new Date(dayAt(40).getTime() - HOUR_MS).toISOString() },
  })
  // Telegram knows nothing of gifts.
  expect(await world.billingOf(person(5))).toMatchObject({
    renewal: { chargesAt: dayAt(30).toISOString() },
  })

  await walkTo(dayAt(10))
  await buy(person(6), { planId: PLAN.CREATOR, currency: 'USD' })

  await walkTo(dayAt(30))
  await buy(person(12), { planId: PLAN.AGENCY, currency: 'USD' })

  await walkTo(dayAt(32))
  expect(await world.billingOf(person(8))).toMatchObject({
    renewal: { state: 'past_due', problem: 'card' },
  })
  await buy(person(8), { planId: PLAN.CREATOR })
  expect(await world.planOf(person(2))).toMatchObject({ type: 'HOBBY' })
  await walkTo(dayAt(35))
  const hobby = { planId: PLAN.HOBBY, billingPeriod: 'monthly' }
  await send(7, 'POST', '/users/me/billing/next', hobby)
  await walkTo(dayAt(36))
  await send(7, 'DELETE', '/users/me/billing/next')
  await walkTo(dayAt(40))
  expect(await world.planOf(person(9))).toMatchObject({ status: 'expired' })
  await buy(person(9), { planId: PLAN.CREATOR, isRenewing: false })
  await giveDays(9, 10)
  await buy(person(9), { planId: PLAN.CREATOR, isRenewing: false })
  // From 11 December: a month, the gift, a month.
  expect(await world.planOf(person(9))).toMatchObject({ expiresAt: '2027-02-21T09:00:00.000Z' })
  await walkTo(dayAt(130))
  await send(7, 'POST', '/users/me/billing/next', hobby)
  for (const number of [5, 6]) await send(number, 'POST', '/users/me/billing/renewal/stop', {})
  await walkTo(dayAt(159))
  expect(await world.planOf(person(5))).toMatchObject({
    status: 'active',
    expiresAt: dayAt(160).toISOString(),
  })
  await walkTo(dayAt(366))
  await settle()

  const expected = {
    // Ten days were given, so a month less was charged.
    1: { RUB: 12 * RUB('CREATOR') },
    2: { BYN: 13 * BYN('HOBBY') },
    3: { USD: 13 * USD('ULTIMATE') },
    4: { RUB: 2 * 6_710_400 },
    5: { XTR: 5 * SEED_PRICES.CREATOR.stars },
    6: { BYN: BYN('HOBBY'), USD: 4 * USD('CREATOR') },
    7: { RUB: 5 * RUB('ULTIMATE') + 8 * RUB('HOBBY') },
    8: { RUB: 13 * RUB('CREATOR') },
    9: { RUB: 3 * RUB('CREATOR') },
    10: { RUB: RUB('CREATOR') / 2 + 12 * RUB('CREATOR') },
    11: {},
    // A year of HOBBY, of which 335 days are taken off the first month of AGENCY.
    12: { USD: 8600 + (USD('AGENCY') - Math.round((8600 * 335) / 365)) + 11 * USD('AGENCY') },
  }
  const paid: Record<string, unknown> = {}
  for (const number of Object.keys(expected)) paid[number] = await paidBy(person(Number(number)))
  expect(paid).toEqual(expected)
  for (const number of [1, 2, 3, 4, 7, 8, 10, 12]) {
    expect(await world.planOf(person(number)), `buyer ${number}`).toMatchObject({
      status: 'active',
      renewal: 'on',
    })
  }
  for (const number of [5, 6, 9, 11]) {
    expect(await world.planOf(person(number))).toMatchObject({ status: 'expired' })
  }
  await expectNoOverlap()
  await expectBooksOfProviders()
  await world.expectSoundLedger()
  const receipts = shops.getFake('yookassa').payments()
  expect(receipts.every(({ email }) => email === 'anna@example.com')).toBe(true)
}, 300_000)
