import { createHash } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../platform/http/mount.ts'

const LIFETIME_SECONDS = 15 * 60
const ISSUER = 'kadr'
const AUDIENCE = 'kadr-api'
const ALGORITHM = 'HS256'

type Keyring = Pick<AppContext, 'secrets' | 'clock'>

const signingKey = ({ secrets }: Keyring) => {
  const key = secrets.derive('access-token')
  return { key, kid: createHash('sha256').update(key).digest('base64url').slice(0, 8) }
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

export const signAccessToken = ({ ctx, actor }: { ctx: Keyring; actor: Actor }) => {
  const { key, kid } = signingKey(ctx)
  const now = seconds(ctx.clock.now())
  return new SignJWT({ sid: actor.sessionId })
    .setProtectedHeader({ alg: ALGORITHM, kid })
    .setSubject(actor.userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(now + LIFETIME_SECONDS)
    .sign(key)
}

/** Whom a token names, if it is ours and fresh. Whether the session still lives is another question. */
export const readAccessToken = async ({
  ctx,
  token,
}: {
  ctx: Keyring
  token: string
}): Promise<Actor | undefined> => {
  const { key, kid } = signingKey(ctx)
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
    const { sub, sid } = payload
    return sub && typeof sid === 'string' ? { userId: sub, sessionId: sid } : undefined
  } catch {
    return undefined
  }
}
