import type { RouteData } from '@kadr/contract/base/route'
import type { getPublisherStatus } from '@kadr/contract/publishing/publisher-setup'
import { adapters } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import { readLiveness } from '../../../platform/leases/workers.repository.ts'
import { countWaiting, listAffected } from '../targets/index.ts'
import { listPauses } from './network-pauses.repository.ts'

/** A busy account or a claim one poll later is normal within this time. */
const LATE_MS = 60_000

const readWorkers = ({ db, databaseClock: clock }: AppContext) =>
  readLiveness({ db, clock, kind: 'publisher' })

export const readStatus = async ({
  ctx,
  workspaceId,
}: {
  ctx: AppContext
  workspaceId: string
}): Promise<RouteData<typeof getPublisherStatus>> => {
  const { db, databaseClock: clock } = ctx
  const { seenAt, isAlive } = await readWorkers(ctx)
  const waiting = await countWaiting({ db, clock, workspaceId, lateMs: LATE_MS })
  const pauses = await listPauses({ db, clock })
  const networks = pauses.map(({ network }) => network)
  const affected = new Set(await listAffected({ db, workspaceId, networks }))
  return {
    seenAt: seenAt?.toISOString() ?? null,
    isLate: !isAlive || waiting > 0,
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
