import { parseJson } from '@kadr/kit/parse-json'
import { createNetworkHost } from '@kadr/sandbox/networks/host'
import { createTelegramFake, type TelegramFake } from '@kadr/sandbox/networks/telegram/index'
import type { Checkout } from '../src/provider.ts'
import type { ProviderSide, SideInput } from './provider-side.ts'

export const BUYER = 42
const SECRET = 'secret-of-the-webhook'
const TOKEN = '7000000001:a-token-of-the-bot-in-tests'

export const createStarsSide = ({
  origin,
  webhookUrl,
  clock,
  onFailure,
}: SideInput): ProviderSide & {
  telegram: TelegramFake
} => {
  let telegram: TelegramFake | undefined
  const host = createNetworkHost({
    fakes: [
      (world) => {
        telegram = createTelegramFake(world)
        return telegram
      },
    ],
    baseUrl: `${origin}/net`,
    clock,
    fetch,
    log: { error: onFailure },
  })
  if (!telegram) throw new Error('the fake is created with its host')
  const fake: TelegramFake = telegram
  const api = `${origin}/net/telegram/api`
  let isListening: Promise<unknown> | undefined
  const listen = () => {
    isListening ??= fetch(`${api}/bot${TOKEN}/setWebhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: webhookUrl, secret_token: SECRET }),
    })
    return isListening
  }
  const press = async (checkout: Checkout, decision: 'pay' | 'decline' | 'pay-silently') => {
    if (checkout.kind !== 'telegram') throw new Error('not an invoice')
    await listen()
    await fake.stars.decide({ slug: checkout.invoice.slug, userId: BUYER, decision })
  }
  return {
    telegram: fake,
    settings: { botToken: TOKEN, webhookSecret: SECRET },
    endpoints: { api },
    listener: host.listener,
    pay: (checkout, { isSilent } = {}) => press(checkout, isSilent ? 'pay-silently' : 'pay'),
    decline: (checkout) => press(checkout, 'decline'),
    setRecurring: () => {},
    dispute: () => {},
    breakReply: () => host.setFault({ network: 'telegram', kind: 'server-error-after', times: 1 }),
    requests: () => host.requests('telegram'),
    deliver: async () => {},
    receive: async ({ rawBody }, provider) => {
      const update = parseJson(new TextDecoder().decode(rawBody))
      const query = provider.telegram?.readPreCheckout(update)
      if (!query) return
      await provider.telegram?.answerPreCheckout({ queryId: query.queryId, refusal: null })
    },
    close: () => host.close(),
  }
}
