import { createHash } from 'node:crypto'
import type { Secrets } from '../../../config/secrets.ts'
import type { AppContext } from '../../../context.ts'
import type { Actor } from '../../../platform/http/mount.ts'

const LIFETIME_SECONDS = 15 * 60
const ISSUER = 'kadr'
const AUDIENCE = 'kadr-api'
const ALGORITHM = 'HS256'

/** Loaded at the first sign-in, not at startup. */
const loadJose = () => import('jose')

type Keyring = Pick<AppContext, 'secrets' | 'clock'>

const signingKey = ({ secrets }: Keyring) => {
  const key = secrets.derive('access-token')
  return { key, kid: createHash('sha256').update(key).digest('base64url').slice(0, 8) }
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

export const signAccessToken = async ({ ctx, actor }: { ctx: Keyring; actor: Actor }) => {
  const { key, kid } = signingKey(ctx)
  const now = seconds(ctx.clock.now())
  const { SignJWT } = await loadJose()
  return new SignJWT({ sid: actor.sessionId })
    .setProtectedHeader({ alg: ALGORITHM, kid })
    .setSubject(actor.userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(now + LIFETIME_SECONDS)
    .sign(key)
}

type VerifiedToken = { actor: Actor; expiresAt: number }

/** Cache of verified tokens: a valid signature stays valid, so only the expiry is checked again. */
const verifiedTokens = new WeakMap<Secrets, Map<string, VerifiedToken>>()
const CACHE_LIMIT = 10_000

const knownOf = ({ secrets }: Keyring) => {
  const tokens = verifiedTokens.get(secrets) ?? new Map<string, VerifiedToken>()
  verifiedTokens.set(secrets, tokens)
  return tokens
}

const cacheToken = ({
  tokens,
  token,
  found,
}: {
  tokens: Map<string, VerifiedToken>
  token: string
  found: VerifiedToken
}) => {
  const [oldest] = tokens.size >= CACHE_LIMIT ? tokens.keys() : []
  if (oldest !== undefined) tokens.delete(oldest)
  tokens.set(token, found)
}

const verify = async ({
  ctx,
  token,
}: {
  ctx: Keyring
  token: string
}): Promise<VerifiedToken | undefined> => {
  const { key, kid } = signingKey(ctx)
  const { jwtVerify } = await loadJose()
  try {
    const { payload } = await jwtVerify(
      token,
      (header) => {
        if (header.kid !== kid) throw new Error('unknown key')
        return key
      },
      {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        currentDate: ctx.clock.now(),
        requiredClaims: ['sub', 'exp', 'sid'],
      },
    )
    const { sub, sid, exp } = payload
    if (!sub || typeof sid !== 'string' || exp === undefined) return undefined
    return { actor: { userId: sub, sessionId: sid }, expiresAt: exp }
  } catch {
    return undefined
  }
}

/** The token's claims, if it is ours and not expired. Whether the session is still open is checked elsewhere. */
export const readAccessToken = async ({
  ctx,
  token,
}: {
  ctx: Keyring
  token: string
}): Promise<Actor | undefined> => {
  const tokens = knownOf(ctx)
  const earlier = tokens.get(token)
  if (earlier) {
    if (earlier.expiresAt > seconds(ctx.clock.now())) return earlier.actor
    tokens.delete(token)
    return undefined
  }
  const found = await verify({ ctx, token })
  if (found) cacheToken({ tokens, token, found })
  return found?.actor
}
