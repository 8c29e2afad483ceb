import type { MoveOffer, SignedInOrAsked } from '@kadr/contract/identity/auth'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { createOpaqueToken, hashToken } from '../../../platform/crypto/opaque-token.ts'
import { getUser } from '../users/index.ts'
import { attachSignIn } from './attach-sign-in.ts'
import type { Identity } from './identity.ts'
import { signInUser } from './sign-in.ts'
import { insertMove } from './sign-in-flows.repository.ts'
import { listSignInsOf } from './sign-ins.repository.ts'

const OFFER_LIFETIME_MS = 15 * 60 * 1000

type Proved = { ctx: AppContext; tx: Tx; identity: Identity }

/** The offer goes to the browser that proved the account; the link alone is not enough. */
const offerMove = async ({
  ctx,
  tx,
  identity: { provider, subject },
  userId,
  from,
}: Proved & { userId: string; from: { userId: string; since: Date } }): Promise<MoveOffer> => {
  const moveToken = createOpaqueToken()
  const expiresAt = new Date(ctx.clock.now().getTime() + OFFER_LIFETIME_MS)
  await insertMove({
    db: tx,
    hash: hashToken(moveToken),
    userId,
    fromUserId: from.userId,
    provider,
    subject,
    expiresAt,
  })
  const [present, wanted, ways] = [
    await getUser({ ctx, tx, userId: from.userId }),
    await getUser({ ctx, tx, userId }),
    await listSignInsOf({ db: tx, userId: from.userId }),
  ]
  return {
    moveToken,
    provider,
    from: {
      firstName: present.firstName,
      since: from.since.toISOString(),
      isOnlyWay: ways.length === 1,
    },
    to: { firstName: wanted.firstName },
  }
}

/** Attaches the account and signs in by it, or asks where an account with a profile should lead. */
export const attachOrAsk = async ({
  linkHash,
  userAgent,
  ...proved
}: Proved & { linkHash: string; userAgent: string }): Promise<SignedInOrAsked> => {
  const attached = await attachSignIn({ ...proved, linkHash })
  const { userId } = attached
  if (attached.kind === 'attached') return signInUser({ ...proved, userId, userAgent })
  return { offer: await offerMove({ ...proved, userId, from: attached.from }) }
}
