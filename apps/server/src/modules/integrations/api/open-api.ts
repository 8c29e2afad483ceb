import { apiLimitsOf } from '@kadr/domain/integrations/api-limits'
import { kindOfToken } from '@kadr/kit/node/api-token'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import type { ApiCaller, ApiPort } from '../../../platform/http/v1/api-caller.ts'
import { findKeyCaller, revokeLeakedKey } from '../api-keys/index.ts'
import { findProgramCaller, noteCall, revokeByToken } from '../programs/index.ts'
import { readPlanOf } from './read-plan.ts'

/** By the kind of the token; the sum refuses what was not made by us without asking the database. */
const authenticateApi = async ({
  ctx,
  token,
  from,
  resource,
}: {
  ctx: AppContext
} & Parameters<ApiPort['authenticate']>[0]): Promise<ApiCaller | undefined> => {
  const kind = kindOfToken(token)
  if (kind === 'live' || kind === 'test') return findKeyCaller({ ctx, token, from })
  return kind === 'at' ? findProgramCaller({ ctx, token, resource }) : undefined
}

export const openApi = (ctx: AppContext): ApiPort => ({
  authenticate: (input) => authenticateApi({ ctx, ...input }),
  readLimits: async (input) => apiLimitsOf(await readPlanOf({ ctx, ...input })),
  async revokeLeaked({ token }) {
    const kind = kindOfToken(token)
    if (kind === 'at' || kind === 'rt') await revokeByToken({ ctx, token, end: 'leaked' })
    else await revokeLeakedKey({ ctx, token })
  },
  async record({ caller, call }) {
    await inTransaction(ctx.db, (tx) =>
      appendEvent({
        tx,
        kind: 'api.called',
        workspaceId: caller.workspaceId,
        subjectId: caller.id,
        actorId: caller.userId,
        payload: { callerKind: caller.kind, callerName: caller.name, call },
      }),
    )
    if (caller.kind === 'program') await noteCall({ ctx, id: caller.id, call })
  },
})
