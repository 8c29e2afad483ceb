import type { Account, NetworkContext, Tokens } from '@kadr/networks'
import { adapters } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import type { ConnectionRow } from './connections.repository.ts'

/** The column name is part of the additional data of the encryption: a token can't be moved to another field. */
const sealedFieldOf = (rowId: string, field: 'sealed_access_token' | 'sealed_refresh_token') => ({
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

/** The only function that decrypts stored tokens. */
export const openAccount = ({ ctx, row }: { ctx: AppContext; row: StoredAccount }): Account => {
  const { id, externalId, title, handle, avatarUrl, profileUrl, details, scopes } = row
  const accessToken = ctx.vault.open({
    ...sealedFieldOf(id, 'sealed_access_token'),
    sealed: row.sealedAccessToken,
  })
  const refreshToken =
    row.sealedRefreshToken &&
    ctx.vault.open({ ...sealedFieldOf(id, 'sealed_refresh_token'), sealed: row.sealedRefreshToken })
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

/** A null or empty refresh token keeps the stored one. */
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
    ...sealedFieldOf(id, 'sealed_access_token'),
    text: tokens.accessToken,
  }),
  accessExpiresAt: tokens.accessExpiresAt,
  scopes: [...tokens.scopes],
  ...(tokens.refreshToken && {
    sealedRefreshToken: ctx.vault.seal({
      ...sealedFieldOf(id, 'sealed_refresh_token'),
      text: tokens.refreshToken,
    }),
    refreshExpiresAt: tokens.refreshExpiresAt,
  }),
})

export type SealedTokens = ReturnType<typeof sealTokens>

/**
 * Whether the adapter can renew the token. `refresh` is called with an HTTP stub that always fails: an adapter that
 * makes a request can renew, one that answers without a request can't.
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
