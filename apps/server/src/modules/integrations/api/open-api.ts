import { apiLimitsOf } from '@kadr/domain/integrations/api-limits'
import { kindOfToken } from '@kadr/kit/node/api-token'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import type { ApiCaller, ApiPort } from '../../../platform/http/v1/api-caller.ts'
import { findKeyCaller, revokeLeakedKey } from '../api-keys/index.ts'
import { readPlanOf } from './read-plan.ts'

/** By the kind of the token; the sum refuses what was not made by us without asking the database. */
export const authenticateApi = async ({
  ctx,
  token,
  from,
}: {
  ctx: AppContext
  token: string
  from: string
}): Promise<ApiCaller | undefined> => {
  const kind = kindOfToken(token)
  if (kind === 'live' || kind === 'test') return findKeyCaller({ ctx, token, from })
  return undefined
}

export const openApi = (ctx: AppContext): ApiPort => ({
  authenticate: (input) => authenticateApi({ ctx, ...input }),
  readLimits: async (input) => apiLimitsOf(await readPlanOf({ ctx, ...input })),
  revokeLeaked: (input) => revokeLeakedKey({ ctx, ...input }),
  record: ({ caller, call }) =>
    inTransaction(ctx.db, (tx) =>
      appendEvent({
        tx,
        kind: 'api.called',
        workspaceId: caller.workspaceId,
        subjectId: caller.id,
        actorId: caller.userId,
        payload: { callerKind: caller.kind, callerName: caller.name, call },
      }),
    ),
})
