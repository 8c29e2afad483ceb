import { adapters, type Conversations } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import type { Lease } from '../../../platform/leases/lease.ts'
import { withLease } from '../../../platform/leases/lease-calls.ts'
import { addUsage, findBudgetEnd, meterCalls } from '../../insight/collector/index.ts'
import { findLiveAccount, type LiveAccount } from '../../publishing/connections/index.ts'
import { findPublishingPause } from '../../publishing/publisher/index.ts'

type Open = {
  kind: 'open'
  live: LiveAccount
  conversations: Conversations
  context: NonNullable<LiveAccount['networkContext']>
  /** Counts the calls made against the quota of the network. */
  finish(): Promise<void>
}

export type NetworkAccess =
  | Open
  /** Russian: why nothing can be sent through it. */
  | { kind: 'closed'; code: string; message: string }
  /** Publishing goes first, or the quota is spent. */
  | { kind: 'paused'; until: Date; message: string | null }

/** Answers go before reading and after publishing: to them belongs half of what collecting leaves. */
const answerShare = (collectingShare: number) => (1 + collectingShare) / 2

const SPENT =
  'Сеть пока не принимает запросов: её предел исчерпан. Ответ уйдёт сам, когда она позволит'

export const openAccess = async ({
  ctx,
  connectionId,
  lease,
}: {
  ctx: AppContext
  connectionId: string
  lease: Lease
}): Promise<NetworkAccess> => {
  const live = await findLiveAccount({ ctx, id: connectionId })
  const detached = { code: 'account_detached', message: 'Аккаунт отключён. Подключите его снова' }
  if (!live) return { kind: 'closed', ...detached }
  const { network, access } = live.connection
  const { conversations, quota, title } = adapters[network]
  if (!conversations) {
    return { kind: 'closed', code: 'unsupported', message: `${title} не даёт отвечать из программ` }
  }
  if (access !== 'active') {
    const message = `${title} больше не принимает наш доступ. Подключите аккаунт заново`
    return { kind: 'closed', code: 'needs_reauth', message }
  }
  if (!live.networkContext) {
    const message = `Подключение ${title} сейчас не настроено`
    return { kind: 'closed', code: 'not_configured', message }
  }
  const pause = await findPublishingPause({ ctx, network, connectionId })
  if (pause) return { kind: 'paused', until: pause, message: null }
  const place = { db: ctx.db, network, quota, accountId: connectionId }
  const spent = await findBudgetEnd({
    ...place,
    now: ctx.clock.now(),
    share: answerShare(quota.collectingShare),
  })
  if (spent) return { kind: 'paused', until: spent, message: SPENT }
  const metered = meterCalls(withLease({ context: live.networkContext, lease }), quota)
  return {
    kind: 'open',
    live,
    conversations,
    context: metered.context,
    finish: () => addUsage({ ...place, now: ctx.clock.now(), cost: metered.readCost() }),
  }
}
