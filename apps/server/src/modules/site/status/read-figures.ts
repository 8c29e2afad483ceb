import { NETWORKS, type Network } from '@kadr/contract/publishing/networks'
import { adapters } from '@kadr/networks'
import type { Gauge } from 'prom-client'
import type { AppContext } from '../../../context.ts'
import { listConfigured } from '../../../platform/outside/messengers/messengers.ts'

export type NetworkFigures = {
  network: Network
  isOn: boolean
  isPaused: boolean
  late: number
  stuck: number
}

/** Figures of the promises. A part that could not be read is named in `unread`. */
export type Figures = {
  networks: NetworkFigures[]
  publishers: number
  renderers: number
  rendersQueued: number
  rendersMade: number
  oldestRenderSeconds: number
  oldestReadingSeconds: number
  isBotOn: boolean
  oldestMessageSeconds: number
  arePaymentsOn: boolean
  chargesFailedByUs: number
  noticesParked: number
  oldestNoticeSeconds: number
  unread: ReadonlySet<string>
}

const readGauge = async <Label extends string>(
  gauge: Gauge<Label>,
  labels: Partial<Record<Label, string>> = {},
): Promise<number> => {
  const { values } = await gauge.get()
  const wanted = Object.entries(labels)
  const found = values.find((one) =>
    wanted.every(([label, value]) =>
      Object.entries(one.labels).some(([key, is]) => key === label && is === value),
    ),
  )
  return found?.value ?? 0
}

const isConnectable = ({ networks }: AppContext, network: Network) =>
  Object.keys(adapters[network].connect).some(
    (method) => networks.findContext({ network, method }) !== undefined,
  )

const readNetwork = async (ctx: AppContext, network: Network): Promise<NetworkFigures> => {
  const { lateTargets, stuckTargets, networkPaused } = ctx.metrics
  return {
    network,
    isOn: isConnectable(ctx, network),
    isPaused: (await readGauge(networkPaused, { network })) > 0,
    late: await readGauge(lateTargets, { network }),
    stuck: await readGauge(stuckTargets, { network }),
  }
}

/** The figures of `/metrics`, read again where they are old. */
export const readFigures = async (ctx: AppContext): Promise<Figures> => {
  const unread = await ctx.refreshFigures()
  const { metrics } = ctx
  return {
    networks: await Promise.all(NETWORKS.map((network) => readNetwork(ctx, network))),
    publishers: await readGauge(metrics.workerSlots, { kind: 'publisher' }),
    renderers: await readGauge(metrics.workerSlots, { kind: 'renderer' }),
    rendersQueued: await readGauge(metrics.renderLine, { state: 'queued' }),
    rendersMade: await readGauge(metrics.renderLine, { state: 'rendering' }),
    oldestRenderSeconds: await readGauge(metrics.oldestWaitingRender),
    oldestReadingSeconds: await readGauge(metrics.oldestDueSubject),
    isBotOn: listConfigured(ctx.config).length > 0,
    oldestMessageSeconds: await readGauge(metrics.outboxOldest, { outbox: 'bot_messages' }),
    arePaymentsOn: ctx.payments.list().length > 0,
    chargesFailedByUs: await readGauge(metrics.failingRenewals, { problem: 'shop' }),
    noticesParked: await readGauge(metrics.paymentWebhooks, { state: 'parked' }),
    oldestNoticeSeconds: await readGauge(metrics.outboxOldest, { outbox: 'payment_webhooks' }),
    unread,
  }
}
