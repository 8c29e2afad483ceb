import { createHash, timingSafeEqual } from 'node:crypto'
import { SECOND_MS } from '@kadr/kit/durations'
import { hashApiToken } from '@kadr/kit/node/api-token'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { endGrant } from './end-grant.ts'
import * as grants from './grants.repository.ts'
import { issueTokens, type Tokens } from './issue-tokens.ts'
import { OAuthError } from './oauth-error.ts'
import { findResource } from './program-resources.ts'
import * as repository from './tokens.repository.ts'

/** An answer that was lost on its way is asked for again within it. */
const GRACE_MS = 30 * SECOND_MS
const VERIFIER = /^[\w.~-]{43,128}$/

const refused = () =>
  new OAuthError('invalid_grant', 'Код или ключ обновления не подошёл: подключитесь заново')

type Asking = { ctx: AppContext; token: string; clientId: string; resource: string | undefined }
type Found = { tx: Tx; token: repository.TokenRow; grant: grants.GrantRow }

/** A refusal is returned, not thrown: what it has ended stays ended. */
const withToken = async (
  { ctx, token: text, clientId, resource, kind }: Asking & { kind: 'code' | 'rt' },
  run: (found: Found) => Promise<Tokens | undefined>,
): Promise<Tokens> => {
  const tokens = await inTransaction(ctx.db, async (tx) => {
    const hash = hashApiToken(text)
    const known = await repository.findToken({ db: tx, hash })
    const held = known && (await grants.lockGrant({ tx, id: known.grantId }))
    // Read again: whoever had the lock may have used it.
    const token = held && (await repository.findToken({ db: tx, hash }))
    if (!token || token.kind !== kind || held.program.clientId !== clientId) return undefined
    const { grant } = held
    const now = ctx.clock.now()
    if (grant.endedAt || grant.endsAt <= now) return undefined
    if (resource !== undefined && findResource(ctx, resource) !== grant.resource) {
      throw new OAuthError('invalid_target', 'Доступ дан к другому адресу')
    }
    return run({ tx, token, grant })
  })
  if (tokens) return tokens
  throw refused()
}

const provesCode = (challenge: string | null, verifier: string): boolean => {
  if (challenge === null || !VERIFIER.test(verifier)) return false
  const made = Buffer.from(createHash('sha256').update(verifier).digest('base64url'))
  const known = Buffer.from(challenge)
  return made.length === known.length && timingSafeEqual(made, known)
}

/** A code is used once: whoever brings it again may have stolen it, so nothing that came of it holds. */
export const exchangeCode = ({
  redirectUri,
  verifier,
  ...asking
}: Asking & { redirectUri: string; verifier: string }): Promise<Tokens> =>
  withToken({ ...asking, kind: 'code' }, async ({ tx, token, grant }) => {
    const { ctx } = asking
    if (token.usedAt) {
      await endGrant({ ctx, tx, id: grant.id, end: 'stolen' })
      return undefined
    }
    const now = ctx.clock.now()
    if (token.expiresAt <= now || token.redirectUri !== redirectUri) return undefined
    if (!provesCode(token.challenge, verifier)) return undefined
    await repository.markUsed({ tx, id: token.id, at: now })
    return issueTokens({ ctx, tx, grant, parentId: token.id })
  })

/** The same request again, because its answer was lost: what came of the first was never used. */
const isLostAnswer = ({
  token,
  children,
  now,
}: {
  token: repository.TokenRow
  children: readonly repository.TokenRow[]
  now: Date
}) =>
  token.usedAt !== null &&
  now.getTime() - token.usedAt.getTime() <= GRACE_MS &&
  children.every(({ usedAt }) => usedAt === null)

/** Each renewal token is used once; the second use of one ends the chain, and the person is told. */
export const refreshTokens = (asking: Asking): Promise<Tokens> =>
  withToken({ ...asking, kind: 'rt' }, async ({ tx, token, grant }) => {
    const { ctx } = asking
    const now = ctx.clock.now()
    if (token.expiresAt <= now) return undefined
    if (token.usedAt) {
      const children = await repository.listChildren({ tx, parentId: token.id })
      if (!isLostAnswer({ token, children, now })) {
        await endGrant({ ctx, tx, id: grant.id, end: 'stolen' })
        return undefined
      }
      await repository.deleteTokens({ tx, ids: children.map(({ id }) => id) })
    }
    await repository.markUsed({ tx, id: token.id, at: now })
    return issueTokens({ ctx, tx, grant, parentId: token.id })
  })

/** By whoever has a token of it: RFC 7009 tells nobody whether there was one. */
export const revokeByToken = ({
  ctx,
  token,
  clientId,
  end = 'revoked',
}: {
  ctx: AppContext
  token: string
  clientId?: string
  end?: 'revoked' | 'leaked'
}): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const known = await repository.findToken({ db: tx, hash: hashApiToken(token) })
    const held = known && (await grants.lockGrant({ tx, id: known.grantId }))
    if (!held || (clientId !== undefined && held.program.clientId !== clientId)) return
    await endGrant({ ctx, tx, id: held.grant.id, end })
  })
