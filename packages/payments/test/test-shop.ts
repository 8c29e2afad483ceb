import { createHttpClient, type HttpClient } from '@kadr/kit/http-client'
import type { ShopContext } from '../src/adapter.ts'
import { type Checkout, type PaymentProviderId, paymentAdapters } from '../src/index.ts'
import type { CheckoutOrder, PaymentProvider, WebhookRequest } from '../src/provider.ts'
import { createPageSide } from './page-side.ts'
import { createTestClock, type ProviderSide } from './provider-side.ts'
import { createStarsSide } from './stars-side.ts'
import { readBytes, startServer } from './start-server.ts'

const HOOK_PATH = '/hook'
const TIMEOUT_MS = 15_000

export const startShop = async (
  id: PaymentProviderId,
  { settings = {} }: { settings?: Readonly<Record<string, string>> } = {},
) => {
  const clock = createTestClock()
  const hooks: WebhookRequest[] = []
  let provider: PaymentProvider | undefined
  let side: ProviderSide | undefined
  const failures: object[] = []

  const receiveHook = async (request: Parameters<typeof readBytes>[0]) => {
    const hook: WebhookRequest = {
      rawBody: await readBytes(request),
      headers: Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      ),
      remoteAddress: request.socket.remoteAddress ?? '',
    }
    hooks.push(hook)
    if (provider) await side?.receive(hook, provider)
  }

  const server = await startServer((origin) => {
    const webhookUrl = `${origin}${HOOK_PATH}`
    const create = id === 'telegram-stars' ? createStarsSide : createPageSide
    const made = create({
      id,
      origin,
      webhookUrl,
      clock,
      onFailure: (detail) => failures.push(detail),
    })
    side = made
    return (request, response) => {
      if (request.url !== HOOK_PATH) return made.listener(request, response)
      void receiveHook(request).then(() => response.writeHead(200).end())
    }
  })
  if (!side) throw new Error('the side is created with the server')
  const ready: ProviderSide = side
  const send = createHttpClient({ fetch, guardedFetch: fetch })
  const http: HttpClient = (request) => send({ ...request, timeoutMs: TIMEOUT_MS })
  const ctx: ShopContext = {
    http,
    clock,
    endpoints: ready.endpoints,
    settings: { ...ready.settings, ...settings },
    webhookUrl: `${server.origin}${HOOK_PATH}`,
  }
  const created = paymentAdapters[id].createProvider(ctx)
  provider = created

  return {
    ctx,
    clock,
    provider: created,
    side: ready,
    hooks,
    createOrder: (change: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
      id: crypto.randomUUID(),
      money: { amount: 149_000, currency: created.currencies[0] ?? 'RUB', ...PRICES[id] },
      title: 'Creator на месяц',
      description: 'Подписка «Creator», 1 месяц',
      email: 'anna@kadr.test',
      createdAt: clock.now(),
      successUrl: 'https://kadr.test/purchase/success',
      failureUrl: 'https://kadr.test/purchase/failed',
      isMethodSaved: true,
      isSubscription: false,
      ...change,
    }),
    stop: async () => {
      ready.close()
      await server.stop()
      if (failures.length > 0) throw new AggregateError(failures, 'a fake is broken')
    },
  }
}

const PRICES: Partial<Record<PaymentProviderId, { amount: number }>> = {
  'telegram-stars': { amount: 1360 },
}

export type TestShop = Awaited<ReturnType<typeof startShop>>

/** Named by every checkout but that of Stars, which has none before the payment. */
export const findPaymentId = async (shop: TestShop, order: CheckoutOrder, checkout: Checkout) => {
  if (checkout.kind === 'redirect') return checkout.paymentId
  const found = await shop.provider.findPayment({ orderId: order.id, createdAt: order.createdAt })
  if (!found) throw new Error('the order has no payment')
  return found.id
}
