import { order as orderShape } from '@kadr/contract/money/billing'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import * as z from 'zod/mini'
import { reportLedger } from '../src/modules/money/billing/payments/ledger-report.repository.ts'
import { seedPlans } from '../src/modules/money/subscription/index.ts'
import { createFakeClock } from './fake-clock.ts'
import { createFakeProvider, type FakeProvider, notify, usePayments } from './fake-payments.ts'
import { call, signInAs } from './people.ts'
import { createTestApp } from './test-app.ts'
import type { TestShell } from './test-shell.ts'

const START = new Date('2026-11-01T09:00:00.000Z')

export const CREATOR = 2
export const ULTIMATE = 3

export type Person = {
  userId: string
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): ReturnType<typeof call>
}

/** The app with two providers in memory, and people who buy. Each test begins on 1 November. */
export const setUpBuying = () => {
  const clock = createFakeClock(START)
  let app: TestShell | undefined
  let card: FakeProvider | undefined
  let stars: FakeProvider | undefined
  let people = 9000
  beforeAll(async () => {
    app = await createTestApp({ clock })
    await seedPlans({ ctx: app.ctx })
  })
  afterAll(() => app?.stop())
  const world = {
    clock,
    get app() {
      if (!app) throw new Error('The app has not started')
      return app
    },
    get card() {
      if (!card) throw new Error('There is no provider before a test')
      return card
    },
    get stars() {
      if (!stars) throw new Error('There is no provider before a test')
      return stars
    },
    async newPerson(): Promise<Person> {
      people += 1
      const id = people
      const { user } = await signInAs(world.app, { id })
      return {
        userId: user.id,
        async send(method, path, body) {
          const { token } = await signInAs(world.app, { id })
          return call(world.app, { method, path, token, ...(body && { body }) })
        },
      }
    },
    async invoiceOf(person: Person, changes: object = {}) {
      const { data, error } = await person.send('POST', '/users/subscription/invoice', {
        planId: CREATOR,
        currency: 'RUB',
        billingPeriod: 'monthly',
        email: 'Anna@Example.com',
        isOfferAccepted: true,
        ...changes,
      })
      expect(error).toBeUndefined()
      return z.parse(z.looseObject({ kind: z.string(), orderId: z.string() }), data)
    },
    orderOf: async (person: Person, id: string) =>
      z.parse(orderShape, (await person.send('GET', `/users/me/orders/${id}`)).data),
    planOf: async (person: Person) => (await person.send('GET', '/users/me/subscription')).data,
    billingOf: async (person: Person) => (await person.send('GET', '/users/me/billing')).data,
    /** A whole purchase, by the notification of the provider. */
    async buy(person: Person, changes: object = {}) {
      const { orderId } = await world.invoiceOf(person, changes)
      const payment = world.card.pay(orderId)
      await notify(world.app, { paymentId: payment.id })
      await world.app.runDueJobs()
      return orderId
    },
    async rowsOf(table: string, person: Person) {
      const { rows } = await world.app.database.pool.query(
        `select * from ${table} where user_id = $1 order by created_at, id`,
        [person.userId],
      )
      return rows
    },
    async expectSoundLedger() {
      const report = await reportLedger({ db: world.app.ctx.db })
      expect(report).toMatchObject({
        unbalanced: 0,
        paidWithoutPlan: 0,
        planWithoutPayment: 0,
        chargedTwice: 0,
        wrongPartners: 0,
      })
      const owed = report.balances.filter(({ account }) => account === 'customer')
      expect(owed.every(({ amount }) => amount === 0)).toBe(true)
    },
  }
  beforeEach(() => {
    clock.set(START)
    const now = () => clock.now()
    card = createFakeProvider({ now })
    stars = createFakeProvider({ id: 'telegram-stars', currency: 'XTR', now })
    usePayments(world.app, [card, stars])
  })
  return world
}
