import { getEndpoint } from '../_shared/endpoint.ts'
import { readReply } from '../_shared/read-reply.ts'
import { findMissingScopes } from '../_shared/scopes.ts'
import type { Failure, NetworkAdapter, NetworkContext, Profile } from '../network-adapter.ts'
import { explain, TITLE } from './failures.ts'
import { readOrganization } from './organizations.ts'
import { ORGANIZATION_SCOPES, REQUIRED_SCOPES } from './tokens.ts'
import { userInfo } from './wire.ts'

type Member = { kind: 'found'; profile: Profile } | { kind: 'failed'; failure: Failure }

export async function readMember(input: {
  ctx: NetworkContext
  accessToken: string
}): Promise<Member> {
  const { ctx } = input
  const read = readReply({
    outcome: await ctx.http({
      method: 'GET',
      url: `${getEndpoint({ ctx, name: 'api' })}/v2/userinfo`,
      headers: { authorization: `Bearer ${input.accessToken}` },
    }),
    schema: userInfo,
    title: TITLE,
    explain: (outcome) => explain(outcome, ctx.clock.now()),
  })
  if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
  const { sub, name, picture } = read.data
  return {
    kind: 'found',
    profile: {
      externalId: sub,
      title: name ?? TITLE,
      // The public profile name needs a partner-only permission.
      handle: null,
      avatarUrl: picture ?? null,
      profileUrl: null,
      details: {},
    },
  }
}

export const profile: NetworkAdapter['profile'] = async ({ ctx, account }) => {
  const { tokens } = account
  const urn = account.profile.details.organization
  if (urn) {
    const page = await readOrganization({ ctx, tokens, urn })
    if (page.kind === 'failed') return page
    const missingScopes = findMissingScopes({ required: ORGANIZATION_SCOPES, tokens })
    return { kind: 'found', profile: page.data, missingScopes }
  }
  const member = await readMember({ ctx, accessToken: account.tokens.accessToken })
  if (member.kind === 'failed') return member
  return {
    ...member,
    missingScopes: findMissingScopes({ required: REQUIRED_SCOPES, tokens: account.tokens }),
  }
}
