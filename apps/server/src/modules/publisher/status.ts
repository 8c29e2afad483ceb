import type { getPublisherStatus } from '@kadr/contract/publisher'
import type { RouteData } from '@kadr/contract/route'
import { adapters } from '@kadr/networks'
import type { AppContext } from '../../context.ts'
import { listPauses } from './accounts.repository.ts'
import { countWaiting, findLastSeen, listAffected } from './workers.repository.ts'

const FRESH_MS = 30_000
/** An account that is busy, a claim that comes a moment later: that long nothing is wrong. */
const LATE_MS = 60_000

/** Whether a worker of any process has looked for due posts lately. */
export const isPublisherAlive = async (ctx: AppContext): Promise<boolean> => {
  const seenAt = await findLastSeen({ db: ctx.db })
  return seenAt !== null && ctx.clock.now().getTime() - seenAt.getTime() < FRESH_MS
}

export const readStatus = async ({
  ctx,
  workspaceId,
}: {
  ctx: AppContext
  workspaceId: string
}): Promise<RouteData<typeof getPublisherStatus>> => {
  const { db } = ctx
  const now = ctx.clock.now()
  const seenAt = await findLastSeen({ db })
  const before = new Date(now.getTime() - LATE_MS)
  const waiting = await countWaiting({ db, workspaceId, before })
  const pauses = await listPauses({ db, now })
  const networks = pauses.map(({ network }) => network)
  const affected = new Set(await listAffected({ db, workspaceId, networks }))
  const isStale = seenAt === null || now.getTime() - seenAt.getTime() >= FRESH_MS
  return {
    seenAt: seenAt?.toISOString() ?? null,
    isLate: isStale || waiting > 0,
    waiting,
    pausedNetworks: pauses
      .filter(({ network }) => affected.has(network))
      .map(({ network, until }) => ({
        network,
        until: until.toISOString(),
        message: `${adapters[network].title} не отвечает. Публикации ждут и выйдут, когда связь вернётся.`,
      })),
  }
}
