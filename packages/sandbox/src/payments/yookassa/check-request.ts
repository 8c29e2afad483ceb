import { objectAt, objectsAt, textAt } from '../../networks/_shared/fields.ts'
import type { FakeReply, FakeRequest } from '../../networks/fake-network.ts'
import { invalid } from './replies.ts'

type Fields = FakeRequest['fields']

const EMAIL = /^[^\s@]+@[^\s@]+$/
const PHONE = /^\d{4,15}$/
const AMOUNT = /^\d{1,10}\.\d{2}$/

/** Kopecks, or the error. */
export const readAmount = (fields: Fields): number | FakeReply => {
  const { value, currency } = objectAt(fields, 'amount')
  if (typeof value !== 'string' || !AMOUNT.test(value) || Number(value) <= 0) {
    return invalid('amount.value', 'Invalid amount')
  }
  if (currency !== 'RUB') return invalid('amount.currency', 'Invalid currency')
  return Math.round(Number(value) * 100)
}

/** 54-FZ: the positions of the receipt must sum up to the amount, each with its tax rate. */
export const findReceiptProblem = (fields: Fields, amount: number): FakeReply | undefined => {
  const receipt = objectAt(fields, 'receipt')
  const customer = objectAt(receipt, 'customer')
  const hasContact =
    EMAIL.test(textAt(customer, 'email') ?? '') || PHONE.test(textAt(customer, 'phone') ?? '')
  if (!hasContact) return invalid('receipt.customer', 'Receipt contacts are missing')
  const items = objectsAt(receipt, 'items')
  const sum = items.reduce((total, item) => {
    const price = Number(textAt(objectAt(item, 'amount'), 'value'))
    return total + Math.round(price * 100 * Number(item.quantity))
  }, 0)
  if (items.length === 0 || sum !== amount) {
    return invalid('receipt.items', 'Receipt amount differs from the payment')
  }
  const isTaxed = items.every(
    ({ vat_code: code }) =>
      typeof code === 'number' && Number.isInteger(code) && code >= 1 && code <= 12,
  )
  return isTaxed ? undefined : invalid('receipt.items.vat_code', 'Invalid vat_code')
}

export const findDescriptionProblem = (description: string): FakeReply | undefined =>
  description.length > 128 ? invalid('description', 'Description is too long') : undefined

export const emailOf = (fields: Fields): string | null =>
  textAt(objectAt(objectAt(fields, 'receipt'), 'customer'), 'email') ?? null
