import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHttpClient } from '@kadr/kit/http-client'
import { PAYMENT_PROVIDERS, paymentAdapters } from '@kadr/payments'
import { createNetworkHost } from '@kadr/sandbox/networks/host'
import { createTelegramFake, type TelegramFake } from '@kadr/sandbox/networks/telegram/index'
import { createPaymentHost } from '@kadr/sandbox/payments/host'
import { listPaymentEndpoints, SANDBOX_SHOPS } from '@kadr/sandbox/payments/shops'
import { handlePaymentUpdate } from '../src/modules/money/billing/index.ts'
import { createPayments } from '../src/platform/outside/payments/payments.ts'
import type { FakeClock } from './fake-clock.ts'
import type { TestShell } from './test-shell.ts'

const BOT_TOKEN = '7000000001:a-token-of-the-bot-in-tests'
const BOT_HOOK = 'http://app.test/bot'

/** Every provider as in production, by its adapter, against the sandbox on the clock of the test. */
export const openShops = async ({ app, clock }: { app: TestShell; clock: FakeClock }) => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an address of this kind.
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`

  const receive = async (url: string, init: RequestInit | undefined) => {
    const body = String(init?.body ?? '')
    if (url === BOT_HOOK) {
      await handlePaymentUpdate({ ctx: app.ctx, update: JSON.parse(body) })
      return new Response(null, { status: 200 })
    }
    const { statusCode } = await app.http.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: Object.fromEntries(new Headers(init?.headers)),
      payload: body,
    })
    return new Response(null, { status: statusCode })
  }
  const arriving = new Set<Promise<Response>>()
  const deliver: typeof fetch = (input, init) => {
    const arrival = receive(String(input), init)
    arriving.add(arrival)
    return arrival.finally(() => arriving.delete(arrival))
  }

  const failures: object[] = []
  const log = { error: (detail: object) => void failures.push(detail) }
  const pages = createPaymentHost({
    baseUrl: `${origin}/pay`,
    clock,
    fetch: deliver,
    log,
    webhookUrlOf: (id) => `http://app.test/api/payments/${id}/webhook`,
  })
  let telegram: TelegramFake | undefined
  const networks = createNetworkHost({
    fakes: [
      (world) => {
        telegram = createTelegramFake(world)
        return telegram
      },
    ],
    baseUrl: `${origin}/net`,
    clock,
    fetch: deliver,
    log,
  })
  if (!telegram) throw new Error('The fake is created with its host')
  const { stars }: TelegramFake = telegram
  server.on('request', (request, response) => {
    const host = request.url?.startsWith('/net/') ? networks : pages
    host.listener(request, response)
  })

  const api = `${origin}/net/telegram/api`
  await fetch(`${api}/bot${BOT_TOKEN}/setWebhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: BOT_HOOK, secret_token: 'secret' }),
  })
  const endpoints: Record<string, Record<string, string>> = {
    ...listPaymentEndpoints(`${origin}/pay`),
    'telegram-stars': { api },
  }
  const bot = { botToken: BOT_TOKEN, webhookSecret: 'secret', test: 'on' }
  const http = createHttpClient({ fetch, guardedFetch: fetch })
  const providers = PAYMENT_PROVIDERS.map((id) =>
    paymentAdapters[id].createProvider({
      http,
      clock,
      endpoints: endpoints[id] ?? {},
      settings: id === 'telegram-stars' ? bot : (SANDBOX_SHOPS[id] ?? {}),
      webhookUrl: `http://app.test/api/payments/${id}/webhook`,
    }),
  )
  Object.assign(app.ctx, { payments: createPayments(providers) })

  const getFake = (id: string) => {
    const fake = pages.findFake(id)
    if (!fake) throw new Error(`There is no ${id}`)
    return fake
  }
  return {
    stars,
    getFake,
    /** Waits for the notifications under way. */
    async settle() {
      while (arriving.size > 0) await Promise.allSettled(arriving)
    },
    /** What the provider took and did not return. */
    keptBy(id: string): number {
      if (id === 'telegram-stars') {
        return [...stars.records.payments.values()]
          .filter((payment) => !stars.records.refunds.has(payment.id))
          .reduce((sum, { amount }) => sum + amount, 0)
      }
      const fake = getFake(id)
      const paid = fake.payments().filter(({ status }) => status === 'succeeded')
      const sumOf = (list: readonly { amount: number }[]) =>
        list.reduce((sum, { amount }) => sum + amount, 0)
      return sumOf(paid) - sumOf(fake.refunds())
    },
    async close() {
      pages.close()
      networks.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      if (failures.length > 0) throw new AggregateError(failures, 'A fake is broken')
    },
  }
}
