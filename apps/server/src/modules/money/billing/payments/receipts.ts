import type { Payment } from '@kadr/contract/money/billing'
import { UserError } from '@kadr/domain/base/app-error'
import { formatMoney } from '@kadr/domain/money/money'
import { escapeHtml } from '@kadr/kit/escape-html'
import { listSellerLines } from '../../../../config/requisites.ts'
import type { AppContext } from '../../../../context.ts'
import { describeOrder } from '../checkout/describe-order.ts'
import { listPaymentsOf } from './payments.repository.ts'

type OfUser = { ctx: AppContext; userId: string }

export const listPayments = async ({ ctx, userId }: OfUser): Promise<Payment[]> => {
  const rows = await listPaymentsOf({ db: ctx.db, userId })
  return rows.map(({ payment, order }) => ({
    id: payment.id,
    number: payment.number,
    paidAt: payment.paidAt.toISOString(),
    plan: order.plan,
    billingPeriod: order.billingPeriod,
    kind: order.kind,
    amount: { amount: payment.amount, currency: payment.currency },
    refunded: payment.refunded,
    methodTitle: payment.methodTitle,
  }))
}

const row = (name: string, value: string) =>
  `<tr><th>${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem;color:#1b1a18}' +
  'table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem 0;border-bottom:1px solid #eceae6}' +
  'th{font-weight:400;color:#5f5b54;width:40%}' +
  // On paper it stays black on white.
  '@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark}body{background:#0f0e0d;color:#f2f0ec}th,td{border-color:#3a3733}th{color:#b3aea5}}'

/** A confirmation to save or print. The provider mails the fiscal receipt. */
export const getReceipt = async ({ ctx, userId, id }: OfUser & { id: string }) => {
  const rows = await listPaymentsOf({ db: ctx.db, userId })
  const found = rows.find(({ payment }) => payment.id === id)
  if (!found) throw new UserError({ code: 'NOT_FOUND', userMessage: 'Такого платежа нет' })
  const { payment, order } = found
  const day = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: 'Europe/Moscow' })
  const { currency } = payment
  const title = `Квитанция № ${payment.number}`
  const lines = [
    row('Дата', day.format(payment.paidAt)),
    row('За что', describeOrder(order).description),
    row('Сумма', formatMoney({ amount: payment.amount, currency })),
    ...(payment.refunded > 0
      ? [row('Возвращено', formatMoney({ amount: payment.refunded, currency }))]
      : []),
    ...(payment.methodTitle ? [row('Способ оплаты', payment.methodTitle)] : []),
    ...(order.email ? [row('Почта для чека', order.email)] : []),
    row('Заказ', order.id),
    ...listSellerLines(ctx.config.requisites).map(([name, value]) => row(name, value)),
  ]
  return {
    fileName: `kadr-${payment.number}.html`,
    html: `<!doctype html><html lang="ru"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style><h1>${title}</h1><table>${lines.join('')}</table></html>`,
  }
}
