import { DAY_MS } from '@kadr/kit/durations'
import { adapters } from '@kadr/networks'
import { inTransaction } from '../../../db/connection.ts'
import type { meterCalls } from '../../insight/collector/index.ts'
import { saveReading } from '../conversations/index.ts'
import { keepPlaces, savePlace } from './listening.repository.ts'
import { handleFailure, type Reading, type Ready } from './open-account.ts'

/** Where everything comes by updates of our bot: once a day it is found out where it hears the account. */
export const hearAccount = async (
  reading: Reading,
  { live }: Ready,
  { context }: ReturnType<typeof meterCalls>,
): Promise<void> => {
  const { ctx, row, owner, lease } = reading
  const { connectionId, network } = row
  const outcome = await adapters[network].conversations?.readPlaces?.({
    ctx: context,
    account: live.account,
  })
  if (lease.isOver() || !outcome) return
  if (outcome.kind === 'failed') {
    await handleFailure(reading, live, outcome.failure)
    return
  }
  await inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now()
    const values = {
      readAt: now,
      nextAt: new Date(now.getTime() + DAY_MS),
      failure: outcome.problem ?? null,
      failureCount: 0,
    }
    if (!(await saveReading({ tx, connectionId, owner, values }))) return
    for (const { externalId, kind } of outcome.places) {
      await savePlace({ tx, connectionId, network, externalId, kind })
    }
    const known = outcome.places.map(({ externalId }) => externalId)
    await keepPlaces({ tx, connectionId, externalIds: known })
  })
}
