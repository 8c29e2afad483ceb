import { createFakeHost, type HostInput } from '../networks/fake-host.ts'
import { createMemory } from '../networks/memory.ts'
import { createNotifier } from './_shared/notifier.ts'
import { paymentFakes } from './all-payment-fakes.ts'
import type { PaymentFake } from './payment-fake.ts'
import { SANDBOX_SHOPS } from './shops.ts'

export type { WebhookFault } from './_shared/notifier.ts'

type PaymentHostInput = Omit<HostInput<PaymentFake>, 'fakes' | 'crowd' | 'serveCommon'> & {
  /** The registered webhook URL of a provider. */
  webhookUrlOf(provider: string): string
  shops?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Polling interval for delayed and repeated webhooks; 0 leaves it to `deliver`. */
  tickMs?: number
}

export type PaymentHost = ReturnType<typeof createPaymentHost>

/** The fake providers on one origin, and the webhooks they send. */
export function createPaymentHost(input: PaymentHostInput) {
  const { clock, fetch } = input
  const memory = input.memory ?? createMemory()
  const notifier = createNotifier({ clock, fetch, memory })
  const shops = input.shops ?? SANDBOX_SHOPS
  const host = createFakeHost<PaymentFake>({
    ...input,
    memory,
    fakes: Object.entries(paymentFakes).map(
      ([id, create]) =>
        (world) =>
          create({ ...world, notifier, shop: shops[id] ?? {}, webhookUrl: input.webhookUrlOf(id) }),
    ),
  })
  const tick = input.tickMs ? setInterval(() => void notifier.deliver(), input.tickMs) : undefined
  tick?.unref()
  return {
    ...host,
    notifier,
    reset: () => {
      host.reset()
      notifier.reset()
    },
    close: () => {
      clearInterval(tick)
      host.close()
    },
  }
}
