import type { FakeReply, FakeRequest } from '../../networks/fake-network.ts'
import type { FakeMethod } from '../payment-fake.ts'
import { type Backend, findMoneyProblem } from './backend.ts'
import { expandOf, type Form, findUnknown, integerAt } from './form-fields.ts'
import { invalid, missing, presentDecline, presentMethod, refuse } from './replies.ts'

const INTENT_FIELDS =
  /^(amount|currency|customer|payment_method|off_session|confirm|description|receipt_email|metadata\[\w+\])$/

const findMethodProblem = (
  { records }: Backend,
  form: Form,
  method: FakeMethod | undefined,
): FakeReply | undefined => {
  if (!method) return missing('payment_method')
  const owner = records.all().find(({ methodId }) => methodId === method.id)?.wire.customer
  if (owner !== form.customer || method.isRemoved) {
    return invalid('payment_method', 'The payment method does not belong to the customer')
  }
  return form.confirm === 'true' && form.off_session === 'true'
    ? undefined
    : invalid('confirm', 'Only confirmed off-session payments are played here')
}

/** A charge of a saved card, confirmed immediately. */
export const createIntent = (backend: Backend, form: Form): FakeReply => {
  const { world, records, isTest, intentOf, notify } = backend
  const amount = integerAt(form, 'amount')
  const method = records.methods.get(form.payment_method ?? '')
  const problem =
    findUnknown(form, INTENT_FIELDS) ??
    findMoneyProblem(amount, form.currency) ??
    findMethodProblem(backend, form, method)
  if (problem) return problem
  if (!method) return missing('payment_method')
  const intent = records.newId('pi_')
  const payment = records.charge(
    {
      id: intent,
      orderId: form['metadata[orderId]'] ?? null,
      amount: amount ?? 0,
      currency: 'USD',
      isTest,
      description: form.description ?? '',
      email: form.receipt_email ?? null,
      expiresAt: world.clock.now(),
      isMethodSaved: true,
      successUrl: '',
      failureUrl: '',
      wire: { intent, via: '', customer: form.customer ?? '' },
    },
    method,
  )
  const isPaid = payment.status === 'succeeded'
  void notify(`payment_intent.${isPaid ? 'succeeded' : 'payment_failed'}`, intentOf(payment))
  if (isPaid) return { status: 200, json: intentOf(payment, expandOf(form)) }
  return refuse(402, 'card_error', {
    ...presentDecline(payment.decline),
    message: 'Your card was declined.',
    payment_intent: intentOf(payment),
  })
}

export const detachMethod = ({ records }: Backend, { params }: FakeRequest): FakeReply => {
  const method = records.methods.get(params.id ?? '')
  if (!method || method.isRemoved) return missing('payment_method')
  records.commands.removeMethod(method.id)
  return { status: 200, json: presentMethod({ ...method, isRemoved: true }, undefined) }
}
