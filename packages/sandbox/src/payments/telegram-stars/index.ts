import { randomUUID } from 'node:crypto'
import { SECOND_MS } from '@kadr/kit/durations'
import { textAt } from '../../networks/_shared/fields.ts'
import type {
  FakeAction,
  FakeReply,
  FakeRequest,
  FakeRoute,
  FakeWorld,
} from '../../networks/fake-network.ts'
import type { Updates } from '../../networks/telegram/updates.ts'
import type { Invoice } from './invoice.ts'
import {
  type InvoiceDecision,
  type InvoiceStatus,
  parseInvoiceDecision,
  renderClosed,
  renderInvoice,
} from './invoice-page.ts'
import { createStarMethods } from './star-methods.ts'
import { createStarRecords, type StarPayment } from './star-records.ts'

/** Telegram cancels the payment after this. */
const ANSWER_MS = 10 * SECOND_MS

type Answer = { isOk: boolean; message: string }
type ClosedInvoice = { status: InvoiceStatus; reason: string | null }

/** Payments in Stars: invoices, the query before a payment, transactions and subscriptions. */
export function createStars({ world, updates }: { world: FakeWorld; updates: Updates }) {
  const records = createStarRecords(world)
  const asked = new Map<string, (answer: Answer) => void>()
  const now = () => Math.floor(world.clock.now().getTime() / 1000)
  const personOf = (id: number) => ({ id, is_bot: false, first_name: 'Человек' })

  const pushMessage = (userId: number, content: object) =>
    updates.push({
      message: {
        message_id: now() % 1_000_000,
        from: personOf(userId),
        chat: { id: userId, type: 'private', first_name: 'Человек' },
        date: now(),
        ...content,
      },
    })

  const describe = ({ id, amount, payload }: StarPayment) => ({
    currency: 'XTR',
    total_amount: amount,
    invoice_payload: payload,
    telegram_payment_charge_id: id,
    provider_payment_charge_id: `p${id}`,
  })

  const notifyPaid = (payment: StarPayment, { isFirst }: { isFirst: boolean }) => {
    const expiry = [...records.subscriptions.values()].find(
      ({ payload }) => payload === payment.payload,
    )?.expiresAt
    return pushMessage(payment.userId, {
      successful_payment: {
        ...describe(payment),
        ...(payment.isSubscription &&
          expiry && {
            subscription_expiration_date: Math.floor(expiry.getTime() / 1000),
            is_recurring: true,
            ...(isFirst && { is_first_recurring: true }),
          }),
      },
    })
  }

  const askBot = (invoice: Invoice, userId: number): Promise<Answer | undefined> =>
    new Promise((resolve) => {
      const id = randomUUID()
      const finish = (answer: Answer | undefined) => {
        clearTimeout(timer)
        asked.delete(id)
        resolve(answer)
      }
      const timer = setTimeout(() => finish(undefined), ANSWER_MS)
      timer.unref()
      asked.set(id, finish)
      const { payload, amount } = invoice
      void updates.push({
        pre_checkout_query: {
          id,
          from: personOf(userId),
          currency: 'XTR',
          total_amount: amount,
          invoice_payload: payload,
        },
      })
    })

  const methods = createStarMethods({
    world,
    records,
    answerQuery: ({ id, ...answer }) => {
      const finish = asked.get(id)
      finish?.(answer)
      return finish !== undefined
    },
    notifyRefund: (paymentId) => {
      const payment = records.payments.get(paymentId)
      if (payment) void pushMessage(payment.userId, { refunded_payment: describe(payment) })
    },
  })

  /** Actions of a buyer on an opened invoice. */
  const decide = async (of: {
    slug: string
    userId: number
    decision: InvoiceDecision
  }): Promise<ClosedInvoice> => {
    const invoice = records.invoices.get(of.slug)
    if (!invoice) return { status: 'failed', reason: 'Такого счёта нет.' }
    if (of.decision === 'close') return { status: 'cancelled', reason: null }
    if (of.decision === 'decline') return { status: 'failed', reason: 'Не хватило звёзд.' }
    const answer = await askBot(invoice, of.userId)
    if (!answer) return { status: 'failed', reason: 'Бот не ответил за десять секунд.' }
    if (!answer.isOk) return { status: 'failed', reason: answer.message }
    const payment = records.pay(invoice, of.userId)
    if (of.decision === 'pay') void notifyPaid(payment, { isFirst: true })
    return { status: 'paid', reason: null }
  }

  const show = ({ params, query }: FakeRequest): FakeReply => {
    const invoice = records.invoices.get(params.slug ?? '')
    if (!invoice) return { status: 404, text: 'Not found' }
    return { status: 200, html: renderInvoice(invoice, query.get('user') ?? '') }
  }

  const submit = async (request: FakeRequest): Promise<FakeReply> => {
    const slug = request.params.slug ?? ''
    const decision = parseInvoiceDecision(textAt(request.fields, 'decision'))
    const userId = Number(textAt(request.fields, 'user'))
    if (!decision || !Number.isSafeInteger(userId) || userId < 1) return show(request)
    const closed = await decide({ slug, userId, decision })
    return { status: 200, html: renderClosed({ slug, ...closed }) }
  }

  /** Charges every subscription whose period has ended, like Telegram does. */
  const renewDue = (until = world.clock.now()): StarPayment[] =>
    [...records.subscriptions.values()]
      .filter(({ expiresAt, isCanceled }) => !isCanceled && expiresAt <= until)
      .map((subscription) => {
        const payment = records.renew(subscription)
        void notifyPaid(payment, { isFirst: false })
        return payment
      })

  const routes: readonly FakeRoute[] = [
    { method: 'GET', path: '/www/invoice/:slug', handle: show },
    { method: 'POST', path: '/www/invoice/:slug', handle: submit },
  ]

  const actions: readonly FakeAction[] = [
    {
      id: 'renew-stars',
      label: 'Продлить все подписки за звёзды',
      fields: [],
      run: () => void renewDue(new Date(8.64e15)),
    },
  ]

  return {
    methods,
    routes,
    actions,
    decide,
    renewDue,
    records,
    close: () => {
      for (const finish of asked.values()) finish({ isOk: false, message: 'closed' })
    },
    reset: records.reset,
  }
}
