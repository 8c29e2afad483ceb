import { expect, it } from 'vitest'
import type { Bridge } from './bridge.ts'
import { assertInvoicePayload, openInvoice } from './invoice.ts'

const INVOICE = {
  slug: 's',
  title: 'Creator',
  description: 'На месяц',
  payload: 'order-1',
  currency: 'RUB',
  prices: [{ label: 'Creator', amount: 149000 }],
}

const failureOf = (input: unknown) => {
  try {
    assertInvoicePayload(input)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : error
  }
}

it('accepts a whole invoice with every optional field', () => {
  const extras = {
    photo_size: 1,
    suggested_tip_amounts: [1, 2],
    need_email: true,
    max_tip_amount: 0,
  }
  expect(failureOf({ ...INVOICE, ...extras })).toBeUndefined()
})

it.each([
  [undefined, 'Payload is required'],
  [null, 'Payload is required'],
  [{ ...INVOICE, slug: undefined }, 'Field "slug" is required and must be a string'],
  [{ ...INVOICE, title: 1 }, 'Field "title" is required and must be a string'],
  [{ ...INVOICE, description: '' }, 'Field "description" is required and must be a string'],
  [{ ...INVOICE, payload: {} }, 'Field "payload" is required and must be a string'],
  [{ ...INVOICE, currency: null }, 'Field "currency" is required and must be a string'],
  [{ ...INVOICE, prices: [] }, 'Field "prices" must be a non-empty array'],
  [{ ...INVOICE, prices: 'x' }, 'Field "prices" must be a non-empty array'],
  [{ ...INVOICE, prices: [{ amount: 1 }] }, 'Each price must have a "label" string'],
  [{ ...INVOICE, prices: [null] }, 'Each price must have a "label" string'],
  [
    { ...INVOICE, prices: [{ label: 'a', amount: 0 }] },
    'Each price must have a positive "amount" number',
  ],
  [
    { ...INVOICE, prices: [{ label: 'a', amount: '1' }] },
    'Each price must have a positive "amount" number',
  ],
  [
    { ...INVOICE, prices: [{ label: 'a', amount: Number.NaN }] },
    'Each price must have a positive "amount" number',
  ],
  [{ ...INVOICE, max_tip_amount: '1' }, 'Field "max_tip_amount" must be a number if provided'],
  [{ ...INVOICE, photo_size: '1' }, 'Field "photo_size" must be a number if provided'],
  [{ ...INVOICE, photo_width: '1' }, 'Field "photo_width" must be a number if provided'],
  [{ ...INVOICE, photo_height: '1' }, 'Field "photo_height" must be a number if provided'],
  [
    { ...INVOICE, subscription_period: '1' },
    'Field "subscription_period" must be a number if provided',
  ],
  [
    { ...INVOICE, suggested_tip_amounts: ['1'] },
    'Field "suggested_tip_amounts" must be an array of numbers if provided',
  ],
  [{ ...INVOICE, need_name: 'yes' }, 'Field "need_name" must be a boolean if provided'],
  [{ ...INVOICE, is_flexible: 1 }, 'Field "is_flexible" must be a boolean if provided'],
])('refuses %j', (input, message) => {
  expect(failureOf(input)).toBe(message)
})

it('resolves to the status of its own invoice only', async () => {
  let answer: (data: unknown) => void = () => {}
  const posted: unknown[] = []
  const bridge: Bridge = {
    supports: () => true,
    post: (...call) => posted.push(call),
    on: (_event, listener) => {
      answer = listener
      return () => {}
    },
  }
  const closed = openInvoice({ bridge, invoice: INVOICE })
  answer({ slug: 'other', status: 'failed' })
  answer({ slug: 's', status: 'paid' })
  expect(await closed).toBe('paid')
  expect(posted).toEqual([['web_app_open_invoice', { slug: 's' }]])
})
