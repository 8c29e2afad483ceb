import type { FakeReply, FakeWorld } from '../../networks/fake-network.ts'
import { flagOf, type Params, textOf } from '../../networks/telegram/params.ts'
import { badRequest, botOk } from '../../networks/telegram/replies.ts'
import { readInvoice } from './invoice.ts'
import type { StarRecords } from './star-records.ts'

const MAX_PAGE = 100

/** Methods of the Bot API about Stars, by lower-case name. */
export function createStarMethods(input: {
  world: FakeWorld
  records: StarRecords
  /** False when there is no such query, or it expired after ten seconds. */
  answerQuery(answer: { id: string; isOk: boolean; message: string }): boolean
  notifyRefund(paymentId: string): void
}): Readonly<Record<string, (params: Params) => FakeReply>> {
  const { records } = input

  const findPayment = (params: Params) => {
    const payment = records.payments.get(textOf(params, 'telegram_payment_charge_id'))
    return payment && String(payment.userId) === textOf(params, 'user_id') ? payment : undefined
  }

  return {
    createinvoicelink: (params) => {
      const invoice = readInvoice(params)
      if ('status' in invoice) return invoice
      return botOk(`https://t.me/$${records.addInvoice(invoice).slug}`)
    },
    answerprecheckoutquery: (params) => {
      const isOk = flagOf(params, 'ok')
      const message = textOf(params, 'error_message')
      if (!isOk && message === '') return badRequest('ERROR_TEXT_EMPTY')
      const id = textOf(params, 'pre_checkout_query_id')
      return input.answerQuery({ id, isOk, message })
        ? botOk(true)
        : badRequest('query is too old and response timeout expired or query ID is invalid')
    },
    refundstarpayment: (params) => {
      const payment = findPayment(params)
      if (!payment) return badRequest('CHARGE_ID_INVALID')
      if (records.refunds.has(payment.id)) return badRequest('CHARGE_ALREADY_REFUNDED')
      records.refunds.set(payment.id, { paymentId: payment.id, at: input.world.clock.now() })
      input.notifyRefund(payment.id)
      return botOk(true)
    },
    edituserstarsubscription: (params) => {
      const payment = findPayment(params)
      const subscription = payment && records.subscriptions.get(payment.id)
      if (!subscription) return badRequest('CHARGE_ID_INVALID')
      if (typeof params.is_canceled !== 'boolean') return badRequest('is_canceled is required')
      records.subscriptions.set(subscription.id, {
        ...subscription,
        isCanceled: params.is_canceled,
      })
      return botOk(true)
    },
    getstartransactions: (params) => {
      const offset = Number(textOf(params, 'offset') || 0)
      const limit = Number(textOf(params, 'limit') || MAX_PAGE)
      if (limit < 1 || limit > MAX_PAGE) return badRequest('LIMIT_INVALID')
      return botOk({ transactions: records.transactions().slice(offset, offset + limit) })
    },
  }
}
