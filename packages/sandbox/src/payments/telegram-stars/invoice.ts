import { objectsAt } from '../../networks/_shared/fields.ts'
import type { FakeReply } from '../../networks/fake-network.ts'
import { type Params, textOf } from '../../networks/telegram/params.ts'
import { badRequest } from '../../networks/telegram/replies.ts'

export const SUBSCRIPTION_SECONDS = 2_592_000
const MAX_SUBSCRIPTION_STARS = 10_000

export type Invoice = {
  slug: string
  title: string
  description: string
  payload: string
  amount: number
  isSubscription: boolean
}

const isShort = (text: string, max: number) => text.length >= 1 && text.length <= max

/** The invoice without its slug, or Telegram's error. */
export const readInvoice = (params: Params): Omit<Invoice, 'slug'> | FakeReply => {
  const title = textOf(params, 'title')
  const description = textOf(params, 'description')
  const payload = textOf(params, 'payload')
  if (!isShort(title, 32)) return badRequest('INVOICE_TITLE_INVALID')
  if (!isShort(description, 255)) return badRequest('INVOICE_DESCRIPTION_INVALID')
  if (!isShort(payload, 128)) return badRequest('INVOICE_PAYLOAD_INVALID')
  if (textOf(params, 'currency') !== 'XTR') return badRequest('CURRENCY_INVALID')
  const prices = objectsAt(params, 'prices')
  const amount = prices[0]?.amount
  if (
    prices.length !== 1 ||
    !Number.isInteger(amount) ||
    typeof amount !== 'number' ||
    amount < 1
  ) {
    return badRequest('STARS_INVOICE_INVALID')
  }
  const period = params.subscription_period
  const isSubscription = period !== undefined
  if (isSubscription && period !== SUBSCRIPTION_SECONDS) {
    return badRequest('SUBSCRIPTION_PERIOD_INVALID')
  }
  if (isSubscription && amount > MAX_SUBSCRIPTION_STARS) return badRequest('STARS_INVOICE_INVALID')
  return { title, description, payload, amount, isSubscription }
}
