import { randomUUID } from 'node:crypto'
import type { FakeRequest } from '../../networks/fake-network.ts'
import type {
  Decline,
  FakeMethod,
  FakePayment,
  FakeRefund,
  PaymentFake,
  PaymentWorld,
} from '../payment-fake.ts'
import { findCard, pickCard } from './cards.ts'

/** A payment without a decision. */
export type NewPayment = Omit<
  FakePayment,
  'status' | 'decline' | 'createdAt' | 'paidAt' | 'methodId' | 'card'
>

/** Payments, saved cards and refunds of one shop. */
export function createShopRecords({ world, id }: { world: PaymentWorld; id: string }) {
  const payments = world.memory.table<FakePayment>(`${id}/payments`)
  const methods = world.memory.table<FakeMethod>(`${id}/methods`)
  const refunds = world.memory.table<FakeRefund>(`${id}/refunds`)

  const update = (payment: FakePayment, change: Partial<FakePayment>): FakePayment => {
    const changed = { ...payment, ...change }
    payments.set(payment.id, changed)
    return changed
  }

  const expire = (payment: FakePayment | undefined): FakePayment | undefined =>
    payment?.status === 'pending' && payment.expiresAt <= world.clock.now()
      ? update(payment, { status: 'canceled', decline: payment.decline ?? 'expired' })
      : payment

  const find = (paymentId: string) => expire(payments.get(paymentId))

  const saveCard = (key: string | undefined, methodId: string): FakeMethod => {
    const { key: _, note: __, ...card } = findCard(key)
    const method = { ...card, id: methodId, isRemoved: false }
    methods.set(methodId, method)
    return method
  }

  return {
    find,
    update,
    all: (): FakePayment[] => [...payments.keys()].flatMap((key) => find(key) ?? []),
    methods,
    refunds,
    create: (of: NewPayment): FakePayment => {
      const payment: FakePayment = {
        ...of,
        status: 'pending',
        decline: null,
        createdAt: world.clock.now(),
        paidAt: null,
        methodId: null,
        card: null,
      }
      payments.set(payment.id, payment)
      return payment
    },
    succeed: (
      payment: FakePayment,
      { card, methodId }: { card: string | undefined; methodId: string },
    ) => {
      if (payment.isMethodSaved) saveCard(card, methodId)
      return update(payment, {
        status: 'succeeded',
        decline: null,
        paidAt: world.clock.now(),
        methodId,
        card: pickCard(findCard(card)),
      })
    },
    /** A charge of a saved card: its outcome is known immediately. */
    charge: (of: NewPayment, method: FakeMethod): FakePayment => {
      const decline: Decline | null = method.isRemoved ? 'revoked' : method.decline
      const payment: FakePayment = {
        ...of,
        status: decline ? 'canceled' : 'succeeded',
        decline,
        createdAt: world.clock.now(),
        paidAt: decline ? null : world.clock.now(),
        methodId: method.id,
        card: pickCard(method),
      }
      payments.set(payment.id, payment)
      return payment
    },
    refundedOf: (paymentId: string): number =>
      [...refunds.values()]
        .filter((refund) => refund.paymentId === paymentId)
        .reduce((sum, { amount }) => sum + amount, 0),
    refund: (of: Omit<FakeRefund, 'createdAt'>): FakeRefund => {
      const refund = { ...of, createdAt: world.clock.now() }
      refunds.set(refund.id, refund)
      return refund
    },
    newId: (prefix = ''): string => `${prefix}${randomUUID().replaceAll('-', '')}`,
    /** Commands shared by all fakes. */
    commands: {
      payments: () => [...payments.keys()].flatMap((key) => find(key) ?? []),
      methods: () => [...methods.values()],
      refunds: () => [...refunds.values()],
      alter: ({ paymentId, change }: Parameters<PaymentFake['alter']>[0]) => {
        const payment = find(paymentId)
        if (payment) update(payment, change)
      },
      setDecline: ({ methodId, decline }: Parameters<PaymentFake['setDecline']>[0]) => {
        const method = methods.get(methodId)
        if (method) methods.set(methodId, { ...method, decline })
      },
      removeMethod: (methodId: string) => {
        const method = methods.get(methodId)
        if (method) methods.set(methodId, { ...method, isRemoved: true })
      },
      reset: () => {
        payments.clear()
        methods.clear()
        refunds.clear()
      },
    },
  }
}

export type ShopRecords = ReturnType<typeof createShopRecords>

/** Whether the request carries the shop's id and secret key. */
export const isShop = (world: PaymentWorld, { headers }: FakeRequest): boolean => {
  const expected = Buffer.from(`${world.shop.shopId}:${world.shop.secretKey}`).toString('base64')
  return headers.authorization === `Basic ${expected}`
}
