import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { BillingPeriod, Currency } from '@kadr/contract/primitives'
import type { AppContext } from '../../apps/server/src/context.ts'
import { createInvoice } from '../../apps/server/src/modules/billing/create-invoice.ts'
import { type BuyerMessage, type PaymentReport, paymentReport } from './payment-messages.ts'
import { pick } from './pick.ts'

export const startPaymentSandbox = async (input: {
  port: number
  webPort: number
  seed: number
}) => {
  const args = [input.port, input.webPort, input.seed].map(String)
  const file = join(import.meta.dirname, 'payment-sandbox.ts')
  const child: ChildProcess = spawn(process.execPath, [file, ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  const ask = async (message: BuyerMessage): Promise<unknown> => {
    const answer = once(child, 'message')
    child.send(message)
    return (await answer)[0]
  }
  return {
    ask,
    report: async (): Promise<PaymentReport> => paymentReport.parse(await ask({ kind: 'report' })),
    stop: () => child.kill('SIGKILL'),
  }
}
export type PaymentSandbox = Awaited<ReturnType<typeof startPaymentSandbox>>

const PROVIDERS: Record<Currency, string> = { RUB: 'yookassa', BYN: 'bepaid', USD: 'stripe' }
const CURRENCIES: readonly Currency[] = ['RUB', 'BYN', 'USD']
const DECISIONS = ['pay', 'pay', 'pay', 'pay', 'pay-silently', 'decline', 'close'] as const
const PERIODS: readonly BillingPeriod[] = ['monthly', 'annually']
const RETRY_MS = 300
const TRIES = 20

/** While the database is killed an invoice fails; the buyer presses again. */
const openInvoice = async (input: Parameters<typeof createInvoice>[0]) => {
  for (let time = 0; time < TRIES; time += 1) {
    try {
      return await createInvoice(input)
    } catch {
      await pause(RETRY_MS)
    }
  }
  return undefined
}

/** One purchase, in one or two tabs, sometimes beside a forged notification. */
export const buyOnce = async ({
  ctx,
  sandbox,
  userIds,
  random,
}: {
  ctx: AppContext
  sandbox: PaymentSandbox
  userIds: readonly string[]
  random: () => number
}): Promise<void> => {
  const currency = pick(random, CURRENCIES)
  const provider = PROVIDERS[currency]
  const userId = pick(random, userIds)
  const request = {
    planId: 1 + Math.floor(random() * 4),
    currency,
    billingPeriod: pick(random, PERIODS),
    place: 'web' as const,
    email: 'buyer@example.com',
    isOfferAccepted: true,
    isRenewing: random() < 0.3,
  }
  const invoice = await openInvoice({ ctx, userId, request })
  if (!invoice) return
  const { orderId } = invoice
  if (random() < 0.1) await sandbox.ask({ kind: 'forge', provider, orderId })
  const decide = () =>
    sandbox.ask({ kind: 'decide', provider, orderId, decision: pick(random, DECISIONS) })
  await decide()
  if (random() < 0.2) {
    const other = await openInvoice({ ctx, userId, request })
    if (other) await decide()
  }
}
