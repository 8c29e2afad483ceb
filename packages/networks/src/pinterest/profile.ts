import { getEndpoint } from '../_shared/endpoint.ts'
import { readReply } from '../_shared/read-reply.ts'
import { findMissingScopes } from '../_shared/scopes.ts'
import type { Failure, NetworkAdapter, NetworkContext, Profile } from '../network-adapter.ts'
import { explain, TITLE } from './failures.ts'
import { REQUIRED_SCOPES } from './tokens.ts'
import { userAccount } from './wire.ts'

type User = { kind: 'found'; profile: Profile } | { kind: 'failed'; failure: Failure }

export async function readUser(input: { ctx: NetworkContext; accessToken: string }): Promise<User> {
  const { ctx } = input
  const read = readReply({
    outcome: await ctx.http({
      method: 'GET',
      url: `${getEndpoint({ ctx, name: 'api' })}/user_account`,
      headers: { authorization: `Bearer ${input.accessToken}` },
    }),
    schema: userAccount,
    title: TITLE,
    explain: (outcome) => explain(outcome, ctx.clock.now()),
  })
  if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
  const { id, username, business_name, profile_image } = read.data
  return {
    kind: 'found',
    profile: {
      externalId: id ?? username,
      title: business_name || username,
      handle: username,
      avatarUrl: profile_image ?? null,
      profileUrl: `https://www.pinterest.com/${username}/`,
      details: {},
    },
  }
}

export const profile: NetworkAdapter['profile'] = async ({ ctx, account }) => {
  const user = await readUser({ ctx, accessToken: account.tokens.accessToken })
  if (user.kind === 'failed') return user
  return {
    ...user,
    missingScopes: findMissingScopes({ required: REQUIRED_SCOPES, tokens: account.tokens }),
  }
}
