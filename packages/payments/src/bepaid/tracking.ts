import { createHash } from 'node:crypto'

/** bePaid has no idempotency keys: requests are found by a mark of the key. */
export const markOf = (key: string): string =>
  createHash('sha256').update(key).digest('hex').slice(0, 16)

/** A saved card may be charged several times for one order: each attempt has its own id. */
export const chargeTrackingId = ({ orderId, key }: { orderId: string; key: string }): string =>
  `${orderId}.${markOf(key)}`

export const isChargeTrackingId = (trackingId: string): boolean => trackingId.includes('.')

export const orderIdOf = (trackingId: string | null | undefined): string | null =>
  trackingId?.split('.')[0] || null

/** A payment by page is identified by its token, one by a saved card by its transaction. */
export const checkoutId = (token: string): string => `checkout:${token}`
export const transactionId = (uid: string): string => `transaction:${uid}`

export const parsePaymentId = (
  paymentId: string,
): { kind: 'checkout' | 'transaction'; value: string } | undefined => {
  const [, kind, value] = /^(checkout|transaction):(.+)$/.exec(paymentId) ?? []
  if (!value) return undefined
  return { kind: kind === 'checkout' ? 'checkout' : 'transaction', value }
}
