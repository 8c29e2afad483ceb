import { network } from '@kadr/contract/publishing/networks'
import { DAY_MS } from '@kadr/kit/durations'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { declareJob } from '../../../platform/jobs/enqueue.ts'
import type { RawRoutes } from '../../../platform/module.ts'
import { deletePersonFigures } from '../../insight/collector/index.ts'
import {
  detachPerson,
  mountNotice,
  type NetworkPerson,
} from '../../publishing/connections/index.ts'
import { createNumber } from './deletion-requests.service.ts'
import { completeDeletion, insertDeletion } from './requests.repository.ts'

/** Done within seconds; a request that still waits after this is looked at by people. */
const PATIENCE_MS = 30 * DAY_MS

const deletionData = z.object({
  id: z.uuid(),
  network,
  method: z.string(),
  personId: z.string(),
})

export const networkDeletionJob = declareJob({
  name: 'requests.delete-network-data',
  schema: deletionData,
})

/** What a network asks for in reply: where the person sees the state of their request, and its number. */
const acceptDeletion = async ({ ctx, person }: { ctx: AppContext; person: NetworkPerson }) => {
  const now = ctx.clock.now()
  const number = createNumber()
  await inTransaction(ctx.db, async (tx) => {
    const expiresAt = new Date(now.getTime() + PATIENCE_MS)
    const row = await insertDeletion({ db: tx, number, email: null, createdAt: now, expiresAt })
    await ctx.jobs.enqueue(networkDeletionJob, { id: row.id, ...person }, { tx })
  })
  return {
    url: `${ctx.config.publicUrl}/data-deletion?number=${number}`,
    confirmation_code: number,
  }
}

/** Idempotent: what was deleted before is not found again. */
export const deleteNetworkData = async ({
  ctx,
  data: { id, ...person },
}: {
  ctx: AppContext
  data: z.infer<typeof deletionData>
}): Promise<void> => {
  await detachPerson({ ctx, person })
  await inTransaction(ctx.db, (tx) => deletePersonFigures({ tx, ...person }))
  await completeDeletion({ db: ctx.db, id, now: ctx.clock.now() })
}

export const mountNetworkDeletions: RawRoutes = (tools) =>
  mountNotice(tools, { notice: 'delete-data', handle: acceptDeletion })
