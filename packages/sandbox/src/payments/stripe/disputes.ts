import type { FakeReply } from '../../networks/fake-network.ts'
import type { DisputeStatus, FakePayment } from '../payment-fake.ts'
import type { Backend } from './backend.ts'
import { type Form, findUnknown, integerAt } from './form-fields.ts'
import { invalid, missing, presentDispute } from './replies.ts'

const LIST_FIELDS = /^(payment_intent|charge|limit|starting_after|created\[gte\])$/

/** Newest first. */
export const listDisputes = ({ disputes, findByIntent }: Backend, form: Form): FakeReply => {
  const problem = findUnknown(form, LIST_FIELDS)
  if (problem) return problem
  const intent = form.payment_intent
  if (intent !== undefined && !findByIntent(intent)) return missing('payment_intent')
  const since = integerAt(form, 'created[gte]') ?? 0
  const listed = [...disputes.values()]
    .filter((dispute) => intent === undefined || dispute.intent === intent)
    .filter(({ createdAt }) => createdAt.getTime() >= since * 1000)
    .reverse()
  const after = form.starting_after
  const start = after === undefined ? 0 : listed.findIndex(({ id }) => id === after) + 1
  if (after !== undefined && start === 0) return missing('dispute')
  const all = listed.slice(start)
  const limit = integerAt(form, 'limit') ?? 10
  if (limit < 1 || limit > 100) return invalid('limit', 'Must be between 1 and 100')
  return {
    status: 200,
    json: {
      object: 'list',
      data: all.slice(0, limit).map(presentDispute),
      has_more: all.length > limit,
    },
  }
}

const EVENTS: Record<DisputeStatus, readonly string[]> = {
  warning_needs_response: ['charge.dispute.created'],
  needs_response: ['charge.dispute.created', 'charge.dispute.funds_withdrawn'],
  under_review: ['charge.dispute.updated'],
  won: ['charge.dispute.closed', 'charge.dispute.funds_reinstated'],
  lost: ['charge.dispute.closed'],
}

/** The payer's bank opens a dispute, or the one that is open gets another state. */
export const setDispute = (
  { disputes, records, notify, world }: Backend,
  { payment, status }: { payment: FakePayment; status: DisputeStatus },
): void => {
  const intent = payment.wire.intent ?? ''
  const open = [...disputes.values()].findLast((one) => one.intent === intent)
  const isOver = !open || open.status === 'won' || open.status === 'lost'
  const dispute = isOver
    ? {
        id: records.newId('dp_'),
        intent,
        amount: payment.amount - records.refundedOf(payment.id),
        currency: payment.currency,
        isTest: payment.isTest,
        createdAt: world.clock.now(),
        status,
      }
    : { ...open, status }
  disputes.set(dispute.id, dispute)
  for (const event of EVENTS[status]) void notify(event, presentDispute(dispute))
}
