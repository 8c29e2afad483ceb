import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import type { FakeReply } from '../../networks/fake-network.ts'
import { type Backend, findMoneyProblem } from './backend.ts'
import { expandOf, type Form, findUnknown, integerAt } from './form-fields.ts'
import { invalid } from './replies.ts'

const SESSION_FIELDS =
  /^(mode|client_reference_id|customer_email|customer_creation|success_url|cancel_url|expires_at|locale|line_items\[0\]\[(quantity|price_data\]\[(currency|unit_amount|product_data\]\[(name|description)))\]|payment_intent_data\[(setup_future_usage|metadata\]\[\w+)\])$/
const PRICE = 'line_items[0][price_data]'

const findSessionProblem = (
  { world }: Backend,
  form: Form,
  expiresAt: Date,
): FakeReply | undefined => {
  if (form.mode !== 'payment') return invalid('mode', 'Invalid mode')
  const lifetime = expiresAt.getTime() - world.clock.now().getTime()
  return lifetime < 30 * MINUTE_MS || lifetime > DAY_MS
    ? invalid('expires_at', 'Must be between 30 minutes and 24 hours')
    : undefined
}

export const createSession = (backend: Backend, form: Form): FakeReply => {
  const { records, isTest } = backend
  const amount = integerAt(form, `${PRICE}[unit_amount]`)
  const expiresAt = new Date((integerAt(form, 'expires_at') ?? 0) * 1000)
  const problem =
    findUnknown(form, SESSION_FIELDS) ??
    findMoneyProblem(amount, form[`${PRICE}[currency]`]) ??
    findSessionProblem(backend, form, expiresAt)
  if (problem) return problem
  const isMethodSaved = form['payment_intent_data[setup_future_usage]'] === 'off_session'
  const payment = records.create({
    id: records.newId(isTest ? 'cs_test_' : 'cs_live_'),
    orderId: form.client_reference_id ?? null,
    amount: amount ?? 0,
    currency: 'USD',
    isTest,
    description: form[`${PRICE}[product_data][description]`] ?? '',
    email: form.customer_email ?? null,
    expiresAt,
    isMethodSaved,
    successUrl: form.success_url ?? '',
    failureUrl: form.cancel_url ?? '',
    wire: {
      intent: records.newId('pi_'),
      via: form['payment_intent_data[metadata][via]'] ?? '',
      ...(form.customer_creation === 'always' && { customer: records.newId('cus_') }),
    },
  })
  return { status: 200, json: backend.sessionOf(payment) }
}

export const listSessions = ({ records, sessionOf }: Backend, form: Form): FakeReply => {
  const from = new Date((integerAt(form, 'created[gte]') ?? 0) * 1000)
  const to = new Date((integerAt(form, 'created[lt]') ?? 8.64e12) * 1000)
  const limit = integerAt(form, 'limit') ?? 10
  const all = records
    .all()
    .filter(({ id, createdAt }) => id.startsWith('cs_') && createdAt >= from && createdAt < to)
    .filter(({ wire }) => [undefined, wire.intent].includes(form.payment_intent))
    .reverse()
  const start = all.findIndex(({ id }) => id === form.starting_after) + 1
  const expand = expandOf(form).map((path) => path.replace(/^data\./, ''))
  const data = all.slice(start, start + limit).map((payment) => sessionOf(payment, expand))
  return { status: 200, json: { object: 'list', data, has_more: start + limit < all.length } }
}
