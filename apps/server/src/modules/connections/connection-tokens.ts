import type { Account, NetworkContext, Tokens } from '@kadr/networks'
import { adapters } from '@kadr/networks'
import type { AppContext } from '../../context.ts'
import type { ConnectionRow } from './connections.repository.ts'

/** The column's name is a part of what binds a sealed token to its place. */
const placeOf = (rowId: string, field: 'sealed_access_token' | 'sealed_refresh_token') => ({
  table: 'connections',
  rowId,
  field,
})

type StoredAccount = Pick<
  ConnectionRow,
  | 'id'
  | 'externalId'
  | 'title'
  | 'handle'
  | 'avatarUrl'
  | 'profileUrl'
  | 'details'
  | 'scopes'
  | 'sealedAccessToken'
  | 'sealedRefreshToken'
  | 'accessExpiresAt'
  | 'refreshExpiresAt'
>

/** What the adapter works with. The only place where stored tokens are opened. */
export const openAccount = ({ ctx, row }: { ctx: AppContext; row: StoredAccount }): Account => {
  const { id, externalId, title, handle, avatarUrl, profileUrl, details, scopes } = row
  const accessToken = ctx.vault.open({
    ...placeOf(id, 'sealed_access_token'),
    sealed: row.sealedAccessToken,
  })
  const refreshToken =
    row.sealedRefreshToken &&
    ctx.vault.open({ ...placeOf(id, 'sealed_refresh_token'), sealed: row.sealedRefreshToken })
  return {
    profile: { externalId, title, handle, avatarUrl, profileUrl, details },
    tokens: {
      accessToken,
      refreshToken,
      accessExpiresAt: row.accessExpiresAt,
      refreshExpiresAt: row.refreshExpiresAt,
      scopes,
    },
  }
}

/** The columns of new tokens. An empty refresh token is none: the stored one stays. */
export const sealTokens = ({
  ctx,
  id,
  tokens,
}: {
  ctx: AppContext
  id: string
  tokens: Tokens
}) => ({
  sealedAccessToken: ctx.vault.seal({
    ...placeOf(id, 'sealed_access_token'),
    text: tokens.accessToken,
  }),
  accessExpiresAt: tokens.accessExpiresAt,
  scopes: [...tokens.scopes],
  ...(tokens.refreshToken && {
    sealedRefreshToken: ctx.vault.seal({
      ...placeOf(id, 'sealed_refresh_token'),
      text: tokens.refreshToken,
    }),
    refreshExpiresAt: tokens.refreshExpiresAt,
  }),
})

/**
 * Whether the adapter has something to renew the access with. It is asked behind a dead line: one that would call
 * the network can renew, one that answers without a call can't.
 */
export const canRenew = async ({
  network,
  networkContext,
  account,
}: {
  network: ConnectionRow['network']
  networkContext: NetworkContext
  account: Account
}): Promise<boolean> => {
  let hasCalled = false
  await adapters[network].tokens.refresh({
    ctx: {
      ...networkContext,
      http: async () => {
        hasCalled = true
        return { kind: 'silent', reason: 'connection' }
      },
    },
    account,
  })
  return hasCalled
}
