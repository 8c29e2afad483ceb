import { getEndpoint } from '../_shared/endpoint.ts'
import { readReply } from '../_shared/read-reply.ts'
import { findMissingScopes } from '../_shared/scopes.ts'
import type {
  Failure,
  NetworkAdapter,
  NetworkContext,
  Profile,
  Tokens,
} from '../network-adapter.ts'
import { explain, TITLE } from './failures.ts'
import { REQUIRED_SCOPES } from './tokens.ts'
import { userInfo } from './wire.ts'

type User = { kind: 'found'; profile: Profile } | { kind: 'failed'; failure: Failure }

export async function readUser(input: { ctx: NetworkContext; tokens: Tokens }): Promise<User> {
  const { ctx, tokens } = input
  // A single field beyond the granted scopes fails the whole call.
  const fields = ['open_id', 'avatar_url', 'display_name']
  if (tokens.scopes.includes('user.info.profile')) fields.push('username')
  const outcome = await ctx.http({
    method: 'GET',
    url: `${getEndpoint({ ctx, name: 'api' })}/user/info/`,
    query: { fields: fields.join(',') },
    headers: { authorization: `Bearer ${tokens.accessToken}` },
  })
  const read = readReply({
    outcome,
    schema: userInfo,
    title: TITLE,
    explain: (reply) => explain(reply, ctx.clock.now()),
  })
  if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
  const { user } = read.data.data
  return {
    kind: 'found',
    profile: {
      externalId: user.open_id,
      title: user.display_name ?? user.username ?? TITLE,
      handle: user.username ? `@${user.username}` : null,
      avatarUrl: user.avatar_url ?? null,
      profileUrl: user.username ? `https://www.tiktok.com/@${user.username}` : null,
      details: {},
    },
  }
}

export const profile: NetworkAdapter['profile'] = async ({ ctx, account }) => {
  const user = await readUser({ ctx, tokens: account.tokens })
  if (user.kind === 'failed') return user
  return {
    ...user,
    missingScopes: findMissingScopes({ required: REQUIRED_SCOPES, tokens: account.tokens }),
  }
}
