import { setTimeout as pause } from 'node:timers/promises'
import type { BillingPeriod, Currency } from '@kadr/contract/base/primitives'
import type { Invoice } from '@kadr/contract/money/billing'
import { UserError } from '@kadr/domain/base/app-error'
import { z } from 'zod'
import type { AppContext } from '../../apps/server/src/context.ts'
import { createInvoice } from '../../apps/server/src/modules/money/billing/checkout/create-invoice.ts'
import type { BuyerDecision } from './payment-messages.ts'
import type { PaymentSandbox } from './payment-provider-process.ts'
import { pick } from './pick.ts'

/** `telegramId` pays in Stars. */
export type Buyer = { userId: string; telegramId: number }

export const PROVIDERS: Record<Currency, string> = { RUB: 'yookassa', BYN: 'bepaid', USD: 'stripe' }
const CURRENCIES: readonly Currency[] = ['RUB', 'BYN', 'USD']
const DECISIONS: readonly BuyerDecision[] = [
  ...(['pay', 'pay', 'pay', 'pay'] as const),
  ...(['pay-silently', 'decline', 'close'] as const),
]
const PERIODS: readonly BillingPeriod[] = ['monthly', 'annually']
const STARS_SHARE = 0.25
const RETRY_MS = 300
const TRIES = 20
const STARS_TRIES = 12
const NO_ANSWER = 'Бот не ответил'

const isRefused = (error: unknown) => error instanceof UserError && error.code !== 'UNAVAILABLE'

/** While the database is killed an invoice fails; the buyer presses again. */
export const openInvoice = async (
  input: Parameters<typeof createInvoice>[0],
): Promise<Invoice | undefined> => {
  for (let time = 0; time < TRIES; time += 1) {
    try {
      return await createInvoice(input)
    } catch (error) {
      if (isRefused(error)) return undefined
      await pause(RETRY_MS)
    }
  }
  return undefined
}

const closedInvoice = z.object({ status: z.string(), reason: z.string().nullable() })

/** Telegram gives the bot ten seconds; while its process starts again after a kill, the buyer presses again. */
const pressStars = async ({
  sandbox,
  ...press
}: {
  sandbox: PaymentSandbox
  slug: string
  userId: number
  decision: BuyerDecision
}): Promise<void> => {
  for (let time = 0; time < STARS_TRIES; time += 1) {
    const closed = closedInvoice.safeParse(await sandbox.ask({ kind: 'decide-stars', ...press }))
    if (!closed.data?.reason?.includes(NO_ANSWER)) return
  }
}

export const payInvoice = async ({
  sandbox,
  invoice,
  provider,
  telegramId,
  decision,
}: {
  sandbox: PaymentSandbox
  invoice: Invoice
  provider: string
  telegramId: number
  decision: BuyerDecision
}): Promise<void> => {
  if (invoice.kind === 'telegram') {
    await pressStars({ sandbox, slug: invoice.slug, userId: telegramId, decision })
    return
  }
  await sandbox.ask({ kind: 'decide', provider, orderId: invoice.orderId, decision })
}

/** One purchase, in one or two tabs, sometimes beside a forged notification. */
export const buyOnce = async ({
  ctx,
  sandbox,
  buyers,
  random,
}: {
  ctx: AppContext
  sandbox: PaymentSandbox
  buyers: readonly Buyer[]
  random: () => number
}): Promise<void> => {
  const currency = pick(random, CURRENCIES)
  const provider = PROVIDERS[currency]
  const { userId, telegramId } = pick(random, buyers)
  const request = {
    planId: 1 + Math.floor(random() * 4),
    currency,
    billingPeriod: pick(random, PERIODS),
    place: random() < STARS_SHARE ? ('telegram' as const) : ('web' as const),
    email: 'buyer@example.com',
    isOfferAccepted: true,
    isRenewing: random() < 0.3,
  }
  const hasTwoTabs = random() < 0.3
  const isForged = random() < 0.1
  const buyInTab = async () => {
    const invoice = await openInvoice({ ctx, userId, request })
    if (!invoice) return
    const decision = pick(random, DECISIONS)
    if (isForged && invoice.kind !== 'telegram') {
      await sandbox.ask({ kind: 'forge', provider, orderId: invoice.orderId })
    }
    await payInvoice({ sandbox, invoice, provider, telegramId, decision })
  }
  await Promise.all([buyInTab(), ...(hasTwoTabs ? [buyInTab()] : [])])
}
