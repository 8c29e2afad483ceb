import { network } from '@kadr/contract/publishing/networks'
import { adapters } from '@kadr/networks'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { declareJob } from '../../../platform/jobs/enqueue.ts'
import { openAccount } from './connection-tokens.ts'
import type { ConnectionRow } from './connections.repository.ts'
import { isChainInUse } from './token-chain.ts'

/** Job payload that outlives the connection. The tokens stay encrypted. */
const revokeData = z.object({
  id: z.string(),
  network,
  method: z.string(),
  externalId: z.string(),
  details: z.record(z.string(), z.string()),
  sealedAccessToken: z.string(),
  sealedRefreshToken: z.nullable(z.string()),
})

export const revokeJob = declareJob({ name: 'connections.revoke', schema: revokeData })

export const enqueueRevoke = ({ ctx, tx, row }: { ctx: AppContext; tx: Tx; row: ConnectionRow }) =>
  ctx.jobs.enqueue(revokeJob, z.parse(revokeData, row), { tx, key: row.id })

/** Best effort: adapters ignore the response. Tokens that other accounts share stay. */
export const revokeAccess = async ({
  ctx,
  data,
}: {
  ctx: AppContext
  data: z.infer<typeof revokeData>
}) => {
  const networkContext = ctx.networks.findContext(data)
  if (!networkContext || (await isChainInUse({ db: ctx.db, ...data }))) return
  const account = openAccount({
    ctx,
    row: {
      ...data,
      title: '',
      handle: null,
      avatarUrl: null,
      profileUrl: null,
      scopes: [],
      accessExpiresAt: null,
      refreshExpiresAt: null,
    },
  })
  await adapters[data.network].tokens.revoke({ ctx: networkContext, account })
}
