import { type Affiliate, affiliate as affiliateShape } from '@kadr/contract/money/affiliate'
import type { PaymentState } from '@kadr/payments'
import * as z from 'zod/mini'
import { checkRefunds } from '../src/modules/money/billing/checkout/check-orders.ts'
import { requestRefund } from '../src/modules/money/billing/payments/refund-payment.ts'
import { runBillingCommand } from '../src/modules/money/billing/run-command.ts'
import { type Person, setUpBuying } from './buying.ts'
import { notify } from './fake-payments.ts'
import { call, signInAs, signInitData } from './people.ts'

export const PAYOUT = {
  currency: 'RUB',
  recipientKind: 'self_employed',
  recipientName: 'Анна Иванова',
  payoutDetails: 'ИНН 500100732259, счёт 40817810000000000001',
}

/** A world with partners, people who come by their links, and the owner of the installation. */
export const setUpPartners = () => {
  const world = setUpBuying()
  let people = 50_000
  const affiliateOf = async (person: Person): Promise<Affiliate> =>
    z.parse(affiliateShape, (await person.send('GET', '/users/me/affiliate')).data)

  const newPartner = async () => {
    const person = await world.newPerson()
    await person.send('POST', '/users/me/affiliate')
    const { link } = await affiliateOf(person)
    return { person, code: link?.code ?? '' }
  }

  /** Opens the mini-app by the link of a partner. */
  const signUpBy = async (code: string, id = ++people): Promise<Person> => {
    const initData = signInitData({ ctx: world.app.ctx, id, startParam: `ref_${code}` })
    const { data } = await call(world.app, {
      method: 'POST',
      path: '/auth/validate',
      headers: { 'x-telegram-init-data': initData },
    })
    const { user } = z.parse(z.looseObject({ user: z.looseObject({ id: z.string() }) }), data)
    return {
      userId: user.id,
      async send(method, path, body) {
        const { token } = await signInAs(world.app, { id })
        return call(world.app, { method, path, token, ...(body && { body }) })
      },
    }
  }

  /** Providers send every word of theirs as an event of its own. */
  let events = 0
  const tell = async (paymentId: string) => {
    events += 1
    await notify(world.app, { paymentId, eventId: `${paymentId}:${events}` })
    await world.app.runDueJobs()
  }

  const buy = async (person: Person, changes: object = {}, payment: Partial<PaymentState> = {}) => {
    const email = `${person.userId}@example.com`
    const { orderId } = await world.invoiceOf(person, { email, ...changes })
    await tell(world.card.pay(orderId, { paidAt: world.clock.now(), ...payment }).id)
  }

  const refund = async (person: Person, amount?: number) => {
    const [payment] = await world.rowsOf('payments', person)
    await requestRefund({ ctx: world.app.ctx, paymentId: payment.id, amount, note: 'Не подошло' })
    await checkRefunds({ ctx: world.app.ctx })
  }

  const run = async (...args: string[]) => {
    const lines: string[] = []
    await runBillingCommand({ ctx: world.app.ctx, args, print: (line) => void lines.push(line) })
    return lines
  }
  return {
    world,
    affiliateOf,
    newPartner,
    signUpBy,
    tell,
    buy,
    refund,
    run,
    nextId: () => ++people,
  }
}
