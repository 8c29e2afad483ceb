import { HOUR_MS } from '@kadr/kit/durations'
import { objectAt, textAt } from '../../networks/_shared/fields.ts'
import type { FakeReply, FakeRequest } from '../../networks/fake-network.ts'
import type { NewPayment } from '../_shared/shop-records.ts'
import type { Backend } from './backend.ts'
import { emailOf, findDescriptionProblem, findReceiptProblem, readAmount } from './check-request.ts'
import { invalid, refuse } from './replies.ts'

/** A buyer has an hour to confirm a payment by card. */
const LIFETIME_MS = HOUR_MS

const chargeMethod = (
  { records, present, notify }: Backend,
  { payment, methodId }: { payment: NewPayment; methodId: string },
): FakeReply => {
  const method = records.methods.get(methodId)
  if (!method) return invalid('payment_method_id', 'Payment method not found')
  const charged = records.charge(payment, method)
  void notify(`payment.${charged.status}`, present(charged))
  return { status: 200, json: present(charged) }
}

/** What a shop hears until its manager turns recurring payments on. */
const noRecurring = refuse(403, 'forbidden', {
  description:
    "This store can't make recurring payments. Contact the YooMoney manager to learn more",
})

/** With a page, or with a saved method without one. */
export const createPayment = (backend: Backend, { fields }: FakeRequest): FakeReply => {
  const { world, records, present, isTest } = backend
  const amount = readAmount(fields)
  if (typeof amount !== 'number') return amount
  const description = textAt(fields, 'description') ?? ''
  const problem = findReceiptProblem(fields, amount) ?? findDescriptionProblem(description)
  if (problem) return problem
  const methodId = textAt(fields, 'payment_method_id')
  const isSaving = fields?.save_payment_method === true
  if ((isSaving || methodId !== undefined) && !backend.hasRecurring()) return noRecurring
  if (isSaving && methodId !== undefined) {
    return invalid('save_payment_method', 'The method is saved already')
  }
  const returnUrl = textAt(objectAt(fields, 'confirmation'), 'return_url') ?? ''
  const base = {
    id: records.newId(),
    orderId: textAt(objectAt(fields, 'metadata'), 'orderId') ?? null,
    amount,
    currency: 'RUB',
    isTest,
    description,
    email: emailOf(fields),
    expiresAt: new Date(world.clock.now().getTime() + LIFETIME_MS),
    isMethodSaved: isSaving || methodId !== undefined,
    successUrl: returnUrl,
    failureUrl: returnUrl,
    wire: {},
  }
  if (methodId === undefined) {
    if (!URL.canParse(returnUrl)) return invalid('confirmation.return_url', 'Invalid return_url')
    return { status: 200, json: present(records.create(base)) }
  }
  return chargeMethod(backend, { payment: base, methodId })
}

/** Newest first, 100 a page; the cursor is the id of the last one seen. */
export const listPayments = ({ records, present }: Backend, { query }: FakeRequest): FakeReply => {
  const from = new Date(query.get('created_at.gte') ?? 0)
  const to = new Date(query.get('created_at.lt') ?? 8.64e15)
  const limit = Math.min(100, Number(query.get('limit') ?? 10))
  const all = records
    .all()
    .filter(({ createdAt }) => createdAt >= from && createdAt < to)
    .reverse()
  const start = all.findIndex(({ id }) => id === query.get('cursor')) + 1
  const items = all.slice(start, start + limit)
  const hasMore = start + limit < all.length
  return {
    status: 200,
    json: {
      type: 'list',
      items: items.map(present),
      ...(hasMore && { next_cursor: items.at(-1)?.id }),
    },
  }
}
