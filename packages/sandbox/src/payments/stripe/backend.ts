import { createShopRecords } from '../_shared/shop-records.ts'
import type { FakeDispute, FakePayment, PaymentWorld } from '../payment-fake.ts'
import { invalid, presentIntent, presentSession } from './replies.ts'
import { signEvent } from './sign-event.ts'

export const ID = 'stripe'

export const findMoneyProblem = (amount: number | undefined, currency: string | undefined) => {
  if (!amount) return invalid('amount', 'Invalid positive integer')
  return currency === 'usd' ? undefined : invalid('currency', 'Invalid currency')
}

/** Shared by the routes: records, presentation and events. */
export const createBackend = (world: PaymentWorld) => {
  const records = createShopRecords({ world, id: ID })
  const disputes = world.memory.table<FakeDispute>(`${ID}/disputes`)
  const endpoints = world.memory.table<{
    url: string
    status: 'enabled' | 'disabled'
    events: string[]
  }>(`${ID}/endpoints`)
  const { secretKey = '', webhookSecret = '' } = world.shop
  const isTest = secretKey.startsWith('sk_test_')
  world.notifier.register(ID, (body) => ({
    'stripe-signature': signEvent({ body, secret: webhookSecret, at: world.clock.now() }),
  }))

  /** A card that was not kept is still named by its payment. */
  const unsavedMethod = ({ methodId, card }: FakePayment) =>
    methodId && card ? { ...card, id: methodId, decline: null, isRemoved: false } : undefined

  const partsOf = (payment: FakePayment, expand: readonly string[]) => ({
    method: records.methods.get(payment.methodId ?? '') ?? unsavedMethod(payment),
    isDisputed: [...disputes.values()].some(({ intent }) => intent === payment.wire.intent),
    refunded: records.refundedOf(payment.id),
    expand,
  })
  const eventOf = (type: string, object: object) => ({
    id: records.newId('evt_'),
    object: 'event',
    type,
    livemode: !isTest,
    created: Math.floor(world.clock.now().getTime() / 1000),
    data: { object },
  })
  const pageUrlOf = ({ id }: FakePayment) => `${world.hostUrl}/${ID}/pay/${id}`

  return {
    world,
    records,
    disputes,
    endpoints,
    secretKey,
    isTest,
    eventOf,
    pageUrlOf,
    intentOf: (payment: FakePayment, expand: readonly string[] = []) =>
      presentIntent(payment, partsOf(payment, expand)),
    sessionOf: (payment: FakePayment, expand: readonly string[] = []) =>
      presentSession(payment, { ...partsOf(payment, expand), pageUrl: pageUrlOf(payment) }),
    findByIntent: (id: string) => records.all().find(({ wire }) => wire.intent === id),
    notify: (type: string, object: object) =>
      world.notifier.send({
        provider: ID,
        url: world.webhookUrl,
        body: JSON.stringify(eventOf(type, object)),
      }),
  }
}

export type Backend = ReturnType<typeof createBackend>
