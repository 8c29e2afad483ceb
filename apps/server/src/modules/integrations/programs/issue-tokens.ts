import { DAY_MS, HOUR_MS } from '@kadr/kit/durations'
import { createApiToken, hashApiToken } from '@kadr/kit/node/api-token'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import type { GrantRow } from './grants.repository.ts'
import { insertToken } from './tokens.repository.ts'

const ACCESS_MS = HOUR_MS
const IDLE_MS = 30 * DAY_MS

export type Tokens = {
  access_token: string
  token_type: 'Bearer'
  expires_in: number
  refresh_token: string
  scope: string
}

/** A pair, in place of a code or of the renewal token before it. */
export const issueTokens = async ({
  ctx,
  tx,
  grant,
  parentId,
}: {
  ctx: AppContext
  tx: Tx
  grant: GrantRow
  parentId: string
}): Promise<Tokens> => {
  const now = ctx.clock.now()
  const access = createApiToken('at')
  const refresh = createApiToken('rt')
  const until = (lifetime: number) =>
    new Date(Math.min(now.getTime() + lifetime, grant.endsAt.getTime()))
  const pair = [
    { kind: 'at', hash: hashApiToken(access), expiresAt: until(ACCESS_MS) },
    { kind: 'rt', hash: hashApiToken(refresh), expiresAt: until(IDLE_MS) },
  ] as const
  for (const one of pair) {
    await insertToken({ tx, values: { ...one, grantId: grant.id, parentId, createdAt: now } })
  }
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: Math.round((pair[0].expiresAt.getTime() - now.getTime()) / 1000),
    refresh_token: refresh,
    scope: grant.scopes.join(' '),
  }
}
