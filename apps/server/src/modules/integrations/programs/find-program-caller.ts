import type { ProgramResource } from '@kadr/contract/integrations/programs'
import { MINUTE_MS } from '@kadr/kit/durations'
import { hashApiToken } from '@kadr/kit/node/api-token'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import type { ApiCaller } from '../../../platform/http/v1/api-caller.ts'
import { noteUse } from './grants.repository.ts'
import { findAccess, markUsed } from './tokens.repository.ts'

/** Who calls by this access token; a token that was given for another resource opens nothing here. */
export const findProgramCaller = async ({
  ctx,
  token: text,
  resource,
}: {
  ctx: AppContext
  token: string
  resource: ProgramResource
}): Promise<ApiCaller | undefined> => {
  const now = ctx.clock.now()
  const found = await findAccess({ db: ctx.db, hash: hashApiToken(text) })
  if (!found) return undefined
  const { token, grant, program } = found
  if (token.expiresAt <= now || grant.endedAt || grant.resource !== resource) return undefined
  // Once: it tells that the answer that brought it was not lost.
  if (!token.usedAt) {
    await inTransaction(ctx.db, (tx) => markUsed({ tx, id: token.id, at: now }))
  }
  const before = new Date(now.getTime() - MINUTE_MS)
  if (!grant.lastUsedAt || grant.lastUsedAt < before) {
    await noteUse({ db: ctx.db, id: grant.id, at: now, before })
  }
  const { id, userId, workspaceId, scopes, ceiling, mayPublish } = grant
  return {
    kind: 'program',
    id,
    name: program.name,
    userId,
    workspaceId,
    scopes,
    ceiling,
    mayPublish,
  }
}
