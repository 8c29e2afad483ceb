import { MINUTE_MS } from '@kadr/kit/durations'
import { hashApiToken } from '@kadr/kit/node/api-token'
import type { AppContext } from '../../../context.ts'
import type { ApiCaller } from '../../../platform/http/v1/api-caller.ts'
import * as repository from './api-keys.repository.ts'

/** Who calls by this key; undefined when it does not work, or its person is gone. */
export const findKeyCaller = async ({
  ctx,
  token,
  from,
}: {
  ctx: AppContext
  token: string
  /** The address of the network it is used from. */
  from: string
}): Promise<ApiCaller | undefined> => {
  const now = ctx.clock.now()
  const key = await repository.findKeyByHash({ db: ctx.db, hash: hashApiToken(token) })
  if (!key?.userId || (key.expiresAt && key.expiresAt <= now)) return undefined
  const before = new Date(now.getTime() - MINUTE_MS)
  if (!key.lastUsedAt || key.lastUsedAt < before) {
    await repository.noteUse({ db: ctx.db, id: key.id, at: now, from, before })
  }
  return {
    kind: 'key',
    id: key.id,
    name: key.name,
    userId: key.userId,
    workspaceId: key.workspaceId,
    scopes: key.scopes,
    ceiling: key.ceiling,
    mayPublish: key.mayPublish,
  }
}
