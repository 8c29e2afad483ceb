import { createShopRecords } from '../_shared/shop-records.ts'
import type { FakePayment, PaymentWorld } from '../payment-fake.ts'
import { presentPayment } from './replies.ts'

export const ID = 'yookassa'

/** What the routes share: records, presentation and notifications, which carry no signature. */
export const createDesk = (world: PaymentWorld) => {
  const records = createShopRecords({ world, id: ID })
  world.notifier.register(ID, () => ({}))
  return {
    world,
    records,
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

export type Desk = ReturnType<typeof createDesk>
