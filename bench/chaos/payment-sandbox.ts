import { createServer } from 'node:http'
import { inspect } from 'node:util'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { createPaymentHost, type WebhookFault } from '@kadr/sandbox/payments/host'
import { buyerMessage, type PaymentReport } from './payment-messages.ts'
import { pick } from './pick.ts'

/**
 * The fake providers in a process that is never killed: what they took is the ground truth. Notifications are lost,
 * doubled, late and reordered, replies are cut; buyers act by messages.
 */
const [port = '0', webPort = '0', seed = '1'] = process.argv.slice(2)
const random = createSeededRandom(Number(seed) + 1)
const chance = (share: number) => random() < share

const log = {
  // Callers are killed during requests.
  error: (detail: object, message: string) => {
    if (!inspect(detail).includes('ECONNRESET')) console.error(message, detail)
  },
}
const host = createPaymentHost({
  baseUrl: `http://127.0.0.1:${port}`,
  clock: { now: () => new Date() },
  fetch,
  log,
  webhookUrlOf: (id) => `http://127.0.0.1:${webPort}/api/payments/${id}/webhook`,
  tickMs: 200,
})

const KINDS: readonly WebhookFault['kind'][] = ['lost', 'doubled', 'late', 'reordered']
const REPLY_FAULTS = ['cut-after', 'cut-before'] as const

const disturb = (provider: string) => {
  if (chance(0.4)) {
    host.notifier.setFault({ provider, kind: pick(random, KINDS), delayMs: 3000, times: 1 })
  }
  if (chance(0.05)) host.setFault({ network: provider, kind: pick(random, REPLY_FAULTS), times: 1 })
}

const act = (input: unknown): unknown => {
  const message = buyerMessage.parse(input)
  if (message.kind === 'report') {
    const report: PaymentReport = host.fakes().flatMap((fake) =>
      fake.payments().map(({ id, orderId, status }) => ({
        provider: fake.id,
        id,
        orderId,
        isPaid: status === 'succeeded',
        isReturned: fake.refunds().some(({ paymentId }) => paymentId === id),
      })),
    )
    return report
  }
  const fake = host.findFake(message.provider)
  const payment = fake?.payments().find(({ orderId }) => orderId === message.orderId)
  if (!fake || !payment) return null
  disturb(fake.id)
  if (message.kind === 'forge') {
    void fake.forge(payment.id).catch(() => undefined)
    return null
  }
  fake.decide({ paymentId: payment.id, decision: message.decision })
  return null
}

process.on('message', (input) => {
  let answer: unknown = null
  try {
    answer = act(input)
  } catch (error) {
    // A buyer who presses twice is refused by the page.
    answer = { refused: String(error) }
  }
  process.send?.(answer ?? { done: true })
})
createServer(host.listener).listen(Number(port), '127.0.0.1', () => process.send?.({ ready: true }))
