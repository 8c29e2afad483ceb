import { createPrivateKey, sign } from 'node:crypto'
import type { FakeReply } from '../../networks/fake-network.ts'
import { createShopRecords } from '../_shared/shop-records.ts'
import type { FakePayment, PaymentWorld } from '../payment-fake.ts'
import { SANDBOX_PRIVATE_KEY } from './keys.ts'
import { presentTransaction, refuse } from './replies.ts'

export const ID = 'bepaid'

const privateKey = createPrivateKey({
  key: Buffer.from(SANDBOX_PRIVATE_KEY, 'base64'),
  format: 'der',
  type: 'pkcs8',
})

export const signBody = (body: string) => ({
  'content-signature': sign('RSA-SHA256', Buffer.from(body), privateKey).toString('base64'),
})

export const orderIdOf = (trackingId: string | undefined) => trackingId?.split('.')[0] ?? null

/** Shared by the routes: records, presentation and webhooks. */
export const createBackend = (world: PaymentWorld) => {
  const records = createShopRecords({ world, id: ID })
  const isTestShop = world.shop.test === 'on'
  world.notifier.register(ID, signBody)
  const withTransaction = () => records.all().filter(({ wire }) => wire.uid !== undefined)

  return {
    world,
    records,
    withTransaction,
    present: (payment: FakePayment) =>
      presentTransaction(payment, records.methods.get(payment.methodId ?? '')),
    findByUid: (uid: string) => withTransaction().find(({ wire }) => wire.uid === uid),
    notify: (payment: FakePayment, transaction: object) =>
      world.notifier.send({
        provider: ID,
        url: payment.wire.notificationUrl ?? world.webhookUrl,
        body: JSON.stringify({ transaction }),
      }),
    /** Validates the format and sum of an order; test payments are rejected by a live shop and vice versa. */
    findOrderProblem: (of: {
      amount: number | undefined
      currency: string | undefined
      description: string | undefined
      isTest: boolean
    }): FakeReply | undefined => {
      if (!Number.isInteger(of.amount) || (of.amount ?? 0) <= 0)
        return refuse(422, 'Amount is invalid')
      if (of.currency !== 'BYN') return refuse(422, 'Currency is not supported')
      if (!of.description || of.description.length > 255) {
        return refuse(422, "Description can't be blank or longer than 255")
      }
      return of.isTest && !isTestShop ? refuse(422, 'Test transactions are off') : undefined
    },
  }
}

export type Backend = ReturnType<typeof createBackend>
