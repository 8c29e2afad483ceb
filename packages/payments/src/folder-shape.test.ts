import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { paymentFakes } from '@kadr/sandbox/payments/all-payment-fakes'
import { listPaymentEndpoints, SANDBOX_SHOPS } from '@kadr/sandbox/payments/shops'
import { describe, expect, it } from 'vitest'
import { PAYMENT_PROVIDERS, paymentAdapters } from './index.ts'

const SOURCE = import.meta.dirname
const PARTS = [
  'index.ts',
  'provider.ts',
  'shop.ts',
  'wire.ts',
  'checkout.ts',
  'payments.ts',
  'refunds.ts',
  'webhook.ts',
  'failures.ts',
]
const LIMIT = 400

const folders = readdirSync(SOURCE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
  .map(({ name }) => name)

it('has one folder for every provider and no other', () => {
  expect([...folders].sort()).toEqual([...PAYMENT_PROVIDERS].sort())
  expect(Object.keys(paymentAdapters).sort()).toEqual([...PAYMENT_PROVIDERS].sort())
})

it('takes every currency at one provider alone', () => {
  const all = Object.values(paymentAdapters).flatMap(({ currencies }) => currencies)
  expect([...all].sort()).toEqual(['BYN', 'RUB', 'USD', 'XTR'])
})

describe.each(PAYMENT_PROVIDERS)('the folder of %s', (id) => {
  const files = readdirSync(path.join(SOURCE, id))
  const adapter = paymentAdapters[id]

  it('has the same parts as the others, a test, and cards or subscriptions', () => {
    expect(files).toEqual(expect.arrayContaining([...PARTS, `${id}.test.ts`]))
    expect(files.some((file) => ['methods.ts', 'subscriptions.ts'].includes(file))).toBe(true)
  })

  it('declares itself in index.ts and does nothing else there', () => {
    const source = readFileSync(path.join(SOURCE, id, 'index.ts'), 'utf8')
    expect(source).not.toMatch(/=>|\bfunction\b|\bawait\b/)
    expect(source.match(/^export /gm)).toHaveLength(1)
  })

  it('keeps its files short', () => {
    const long = files.filter(
      (file) => readFileSync(path.join(SOURCE, id, file), 'utf8').split('\n').length > LIMIT,
    )
    expect(long).toEqual([])
  })

  it('is played by the sandbox with settings the adapter knows', () => {
    const known = adapter.settings.map(({ name }) => name)
    expect(known).toEqual(expect.arrayContaining(Object.keys(SANDBOX_SHOPS[id] ?? {})))
    if (id === 'telegram-stars') return
    expect(Object.keys(paymentFakes)).toContain(id)
    const played = listPaymentEndpoints('https://kadr.test/sandbox/pay')[id] ?? {}
    expect(Object.keys(played).sort()).toEqual(Object.keys(adapter.endpoints).sort())
  })
})
