import * as z from 'zod/mini'
import type { InvoiceStatus } from '../port.ts'
import type { Bridge } from './bridge.ts'

const STRINGS = ['slug', 'title', 'description', 'payload', 'currency'] as const
const NUMBERS = [
  'max_tip_amount',
  'photo_size',
  'photo_width',
  'photo_height',
  'subscription_period',
] as const
const BOOLEANS = [
  'need_name',
  'need_phone_number',
  'need_email',
  'need_shipping_address',
  'send_phone_number_to_provider',
  'send_email_to_provider',
  'is_flexible',
] as const

export type InvoicePayload = Record<(typeof STRINGS)[number], string> & {
  prices: { label: string; amount: number }[]
  suggested_tip_amounts?: number[]
} & Partial<Record<(typeof NUMBERS)[number], number>> &
  Partial<Record<(typeof BOOLEANS)[number], boolean>>

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isNumber = (value: unknown) => typeof value === 'number'
const isBoolean = (value: unknown) => typeof value === 'boolean'
const isFilledText = (value: unknown) => typeof value === 'string' && value !== ''

const assertThat = (isTrue: boolean, message: string) => {
  if (!isTrue) throw new TypeError(message)
}

const assertPrices = (prices: unknown) => {
  const items: unknown[] = Array.isArray(prices) ? prices : []
  assertThat(items.length > 0, 'Field "prices" must be a non-empty array')
  for (const item of items) {
    const price = isFields(item) ? item : {}
    assertThat(isFilledText(price.label), 'Each price must have a "label" string')
    const isPositive = typeof price.amount === 'number' && price.amount > 0
    assertThat(isPositive, 'Each price must have a positive "amount" number')
  }
}

const assertOptional = ({
  fields,
  name,
  isRight,
  kind,
}: {
  fields: Fields
  name: string
  isRight: (value: unknown) => boolean
  kind: string
}) => {
  const value = fields[name]
  assertThat(value === undefined || isRight(value), `Field "${name}" must be ${kind} if provided`)
}

/** Validates an in-app invoice; throws with the first broken rule. */
export function assertInvoicePayload(input: unknown): asserts input is InvoicePayload {
  if (!isFields(input)) throw new TypeError('Payload is required')
  const fields = input
  for (const name of STRINGS) {
    assertThat(isFilledText(fields[name]), `Field "${name}" is required and must be a string`)
  }
  assertPrices(fields.prices)
  for (const name of NUMBERS) assertOptional({ fields, name, isRight: isNumber, kind: 'a number' })
  assertOptional({
    fields,
    name: 'suggested_tip_amounts',
    isRight: (value) => Array.isArray(value) && value.every(isNumber),
    kind: 'an array of numbers',
  })
  for (const name of BOOLEANS) {
    assertOptional({ fields, name, isRight: isBoolean, kind: 'a boolean' })
  }
}

const STATUSES = ['paid', 'failed', 'pending', 'cancelled'] satisfies InvoiceStatus[]

const invoiceClosed = z.object({ slug: z.string(), status: z.enum(STATUSES) })

/** Opens the invoice over the mini-app; resolves to its final status. */
export const openInvoice = ({
  bridge,
  invoice,
}: {
  bridge: Bridge
  invoice: unknown
}): Promise<InvoiceStatus> => {
  assertInvoicePayload(invoice)
  const { slug } = invoice
  return new Promise((resolve) => {
    const stop = bridge.on('invoice_closed', (data) => {
      const closed = invoiceClosed.safeParse(data)
      if (!closed.success || closed.data.slug !== slug) return
      stop()
      resolve(closed.data.status)
    })
    bridge.post('web_app_open_invoice', { slug })
  })
}
