import { createShopRecords } from '../_shared/shop-records.ts'
import type { FakePayment, PaymentWorld } from '../payment-fake.ts'
import { presentPayment } from './replies.ts'

export const ID = 'yookassa'

/** Shared by the routes: records, presentation and webhooks, which have no signature. */
export const createBackend = (world: PaymentWorld) => {
  const records = createShopRecords({ world, id: ID })
  const features = world.memory.table<boolean>(`${ID}/features`)
  world.notifier.register(ID, () => ({}))
  return {
    world,
    records,
    /** On, unless its manager is asked to turn it off. */
    hasRecurring: () => features.get('recurring') ?? true,
    setRecurring: (isOn: boolean) => void features.set('recurring', isOn),
    isTest: world.shop.secretKey?.startsWith('test_') ?? true,
    present: (payment: FakePayment) =>
      presentPayment({
        payment,
        method: records.methods.get(payment.methodId ?? ''),
        refunded: records.refundedOf(payment.id),
        shopId: world.shop.shopId ?? '',
        pageUrl: `${world.hostUrl}/${ID}/pay/${payment.id}`,
      }),
    notify: (event: string, object: object) =>
      world.notifier.send({
        provider: ID,
        url: world.webhookUrl,
        body: JSON.stringify({ type: 'notification', event, object }),
      }),
  }
}

export type Backend = ReturnType<typeof createBackend>
