import type { FakeRequest } from '../../networks/fake-network.ts'
import type { PaymentWorld } from '../payment-fake.ts'

/** Whether the request carries the shop's id and secret key. */
export const isShop = (world: PaymentWorld, { headers }: FakeRequest): boolean => {
  const expected = Buffer.from(`${world.shop.shopId}:${world.shop.secretKey}`).toString('base64')
  return headers.authorization === `Basic ${expected}`
}
