import type { SignedInOrAsked } from '@kadr/contract/identity/auth'
import type { SignInProvider } from '@kadr/contract/identity/users'
import { OutsideError, UserError } from '@kadr/domain/base/app-error'
import { isMessenger } from '@kadr/domain/identity/sign-in-providers'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { createOpaqueToken, hashToken } from '../../../platform/crypto/opaque-token.ts'
import { messengers } from '../../../platform/outside/messengers/messengers.ts'
import { getUser, lockUser } from '../users/index.ts'
import { acceptInitData, type InitDataInput } from './accept-init-data.ts'
import { linkExpired } from './attach-sign-in.ts'
import { attachOrAsk } from './move-offer.ts'
import { findOpenLink, insertSignInLink } from './sign-in-flows.repository.ts'
import { listSignInsOf } from './sign-ins.repository.ts'

const LINK_LIFETIME_MS = 15 * 60 * 1000

const linkUrl = ({
  ctx,
  provider,
  token,
}: {
  ctx: AppContext
  provider: SignInProvider
  token: string
}) => {
  const { config } = ctx
  const link = isMessenger(provider)
    ? messengers[provider].links.start({ config, param: `link_${token}` })
    : config.signIn[provider] && `${config.publicUrl}/link/${provider}?token=${token}`
  if (link) return link
  throw new OutsideError({ code: 'UNAVAILABLE', userMessage: 'Этот способ входа не настроен' })
}

/** Creates a link that lets its holder attach another sign-in method to this user. */
export const beginLink = ({
  ctx,
  userId,
  provider,
}: {
  ctx: AppContext
  userId: string
  provider: SignInProvider
}) =>
  inTransaction(ctx.db, async (tx) => {
    const token = createOpaqueToken()
    const url = linkUrl({ ctx, provider, token })
    await lockUser({ tx, userId })
    const signIns = await listSignInsOf({ db: tx, userId })
    if (signIns.some((signIn) => signIn.provider === provider)) {
      throw new UserError({ code: 'CONFLICT', userMessage: 'Этот способ входа уже привязан' })
    }
    const now = ctx.clock.now()
    const expiresAt = new Date(now.getTime() + LINK_LIFETIME_MS)
    await insertSignInLink({
      db: tx,
      hash: hashToken(token),
      userId,
      provider,
      createdAt: now,
      expiresAt,
    })
    return { url, expiresAt: expiresAt.toISOString() }
  })

export const getOpenLink = async ({ ctx, linkToken }: { ctx: AppContext; linkToken: string }) => {
  const link = await findOpenLink({
    db: ctx.db,
    hash: hashToken(linkToken),
    now: ctx.clock.now(),
  })
  if (!link) throw linkExpired()
  return link
}

/** The profile a link belongs to, for its holder to confirm. */
export const describeLink = async (input: { ctx: AppContext; linkToken: string }) => {
  const { provider, userId } = await getOpenLink(input)
  const { firstName } = await getUser({ ctx: input.ctx, userId })
  return { provider, firstName }
}

export const attachByLaunch = ({
  ctx,
  linkToken,
  userAgent,
  ...input
}: InitDataInput & {
  ctx: AppContext
  linkToken: string
  userAgent: string
}): Promise<SignedInOrAsked> =>
  inTransaction(ctx.db, async (tx) => {
    const { identity } = await acceptInitData({ ctx, tx, ...input })
    return attachOrAsk({ ctx, tx, linkHash: hashToken(linkToken), identity, userAgent })
  })
