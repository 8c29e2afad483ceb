import { formatDecimal } from '../_shared/payment-texts.ts'
import { createCallError } from '../_shared/request-json.ts'
import type { Money } from '../money.ts'
import { type Shop, TITLE } from './shop.ts'

export const toAmount = ({ amount, currency }: Money) => ({
  value: formatDecimal(amount),
  currency,
})

/** A fiscal receipt of one service, sent to the buyer's e-mail. */
export const buildReceipt = ({
  shop,
  money,
  order,
}: {
  shop: Shop
  money: Money
  order: { description: string; email: string | null }
}) => {
  if (!order.email) {
    throw createCallError({
      title: TITLE,
      call: 'receipt',
      code: 'rejected',
      detail: 'no e-mail for the receipt',
    })
  }
  return {
    customer: { email: order.email },
    items: [
      {
        description: order.description.slice(0, 128),
        quantity: '1.00',
        amount: toAmount(money),
        vat_code: shop.vatCode,
        payment_subject: 'service',
        payment_mode: shop.paymentMode,
      },
    ],
    ...(shop.taxSystem !== null && { tax_system_code: shop.taxSystem }),
  }
}
