import { createServer } from 'node:http'
import { inspect } from 'node:util'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { createNetworkHost } from '@kadr/sandbox/networks/host'
import { createTelegramFake, type TelegramFake } from '@kadr/sandbox/networks/telegram/index'
import { createPaymentHost, type WebhookFault } from '@kadr/sandbox/payments/host'
import { type BuyerMessage, type PaymentReport, question } from './payment-messages.ts'
import { pick } from './pick.ts'

/**
 * The fake providers in a process that is never killed: what they took is the ground truth. Notifications are lost,
 * doubled, late and reordered, replies are cut; buyers act by messages.
 */
const [port = '0', webPort = '0', seed = '1'] = process.argv.slice(2)
const random = createSeededRandom(Number(seed) + 1)
const chance = (share: number) => random() < share
const origin = `http://127.0.0.1:${port}`
const clock = { now: () => new Date() }

const log = {
  // Callers are killed during requests.
  error: (detail: object, message: string) => {
    if (!inspect(detail).includes('ECONNRESET')) console.error(message, detail)
  },
}
const shops = createPaymentHost({
  baseUrl: `${origin}/pay`,
  clock,
  fetch,
  log,
  webhookUrlOf: (id) => `http://127.0.0.1:${webPort}/api/payments/${id}/webhook`,
  tickMs: 200,
})
let created: TelegramFake | undefined
const networks = createNetworkHost({
  fakes: [
    (world) => {
      created = createTelegramFake(world)
      return created
    },
  ],
  baseUrl: `${origin}/net`,
  clock,
  fetch,
  log,
})
if (!created) throw new Error('The fake is created with its host')
const { stars }: TelegramFake = created

const KINDS: readonly WebhookFault['kind'][] = ['lost', 'doubled', 'late', 'reordered']
const REPLY_FAULTS = ['cut-after', 'cut-before'] as const
/** A cut reply to `getUpdates` brings the same updates again. */
const TELEGRAM_CALLS = [{}, { path: '/api/*/getUpdates' }] as const

const disturbShop = (provider: string) => {
  if (chance(0.4)) {
    shops.notifier.setFault({ provider, kind: pick(random, KINDS), delayMs: 3000, times: 1 })
  }
  if (chance(0.05)) {
    shops.setFault({ network: provider, kind: pick(random, REPLY_FAULTS), times: 1 })
  }
}

/** What is charged next is neither answered nor told of. */
const silenceShop = (provider: string) => {
  if (!chance(0.6)) return disturbShop(provider)
  shops.setFault({ network: provider, kind: 'cut-after', times: 1 })
  shops.notifier.setFault({ provider, kind: 'lost', times: 1 })
}

const disturbTelegram = () => {
  if (!chance(0.2)) return
  const kind = pick(random, REPLY_FAULTS)
  networks.setFault({ network: 'telegram', kind, times: 1, ...pick(random, TELEGRAM_CALLS) })
}

const reportShops = (): PaymentReport['payments'] =>
  shops.fakes().flatMap((fake) =>
    fake.payments().map(({ id, orderId, status }) => ({
      provider: fake.id,
      id,
      orderId,
      isPaid: status === 'succeeded',
      isReturned: fake.refunds().some(({ paymentId }) => paymentId === id),
    })),
  )

const reportStars = (): PaymentReport['payments'] =>
  [...stars.records.payments.values()].map(({ id, payload }) => ({
    provider: 'telegram-stars',
    id,
    orderId: payload,
    isPaid: true,
    isReturned: stars.records.refunds.has(id),
  }))

const actOnShop = (message: Extract<BuyerMessage, { kind: 'decide' | 'forge' }>) => {
  const fake = shops.findFake(message.provider)
  const payment = fake?.payments().find(({ orderId }) => orderId === message.orderId)
  if (!fake || !payment) return
  disturbShop(fake.id)
  if (message.kind === 'forge') void fake.forge(payment.id).catch(() => undefined)
  // A page of a finished payment has no buttons.
  else if (payment.status === 'pending')
    fake.decide({ paymentId: payment.id, decision: message.decision })
}

const act = async (message: BuyerMessage): Promise<unknown> => {
  if (message.kind === 'report') {
    const report: PaymentReport = {
      waiting: shops.notifier.waiting(),
      isBotListening: networks
        .requests('telegram')
        .some(({ path }) => path.endsWith('/setMyCommands')),
      payments: [...reportShops(), ...reportStars()],
    }
    return report
  }
  if (message.kind === 'decide-stars') {
    disturbTelegram()
    return stars.decide(message)
  }
  if (message.kind === 'renew-stars') return stars.renewDue(new Date(8.64e15)).length
  if (message.kind === 'disturb') {
    for (const { id } of shops.fakes()) silenceShop(id)
    disturbTelegram()
    return undefined
  }
  if (message.kind === 'calm') {
    shops.notifier.clearFaults()
    shops.clearFaults()
    networks.clearFaults()
    await shops.notifier.hurry()
    return undefined
  }
  actOnShop(message)
  return undefined
}

process.on('message', (input) => {
  const { id, message } = question.parse(input)
  act(message).then(
    (answer) => process.send?.({ id, answer: answer ?? null }),
    // A buyer who presses twice is refused by the page.
    (error: unknown) => process.send?.({ id, answer: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
createServer((request, response) => {
  const host = request.url?.startsWith('/net/') ? networks : shops
  host.listener(request, response)
}).listen(Number(port), '127.0.0.1', () => process.send?.({ ready: true }))
