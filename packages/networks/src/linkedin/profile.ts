import type * as z from 'zod/mini'
import { getEndpoint } from '../_shared/endpoint.ts'
import { type Read, readReply } from '../_shared/read-reply.ts'
import { findMissingScopes } from '../_shared/scopes.ts'
import type { Failure, NetworkAdapter, NetworkContext, Profile } from '../network-adapter.ts'
import { explain, TITLE } from './failures.ts'
import { readOrganization } from './organizations.ts'
import { requiredScopesOf } from './tokens.ts'
import { basicProfile, userInfo } from './wire.ts'

type Member = { kind: 'found'; profile: Profile } | { kind: 'failed'; failure: Failure }
type Access = { ctx: NetworkContext; accessToken: string }

const readV2 = async <T>({
  ctx,
  accessToken,
  path,
  schema,
}: Access & { path: string; schema: z.ZodMiniType<T> }): Promise<Read<T>> =>
  readReply({
    outcome: await ctx.http({
      method: 'GET',
      url: `${getEndpoint({ ctx, name: 'api' })}/v2${path}`,
      headers: { authorization: `Bearer ${accessToken}` },
    }),
    schema,
    title: TITLE,
    explain: (outcome) => explain(outcome, ctx.clock.now()),
  })

export async function readMember(input: Access): Promise<Member> {
  const read = await readV2({ ...input, path: '/userinfo', schema: userInfo })
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

/** Ids of members differ between applications: this one is not that of `readMember`. */
export async function readBasicMember(input: Access): Promise<Member> {
  const read = await readV2({ ...input, path: '/me', schema: basicProfile })
  if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
  const { id, localizedFirstName, localizedLastName, vanityName } = read.data
  const name = [localizedFirstName, localizedLastName].filter(Boolean).join(' ')
  return {
    kind: 'found',
    profile: {
      externalId: id,
      title: name || TITLE,
      handle: vanityName ?? null,
      avatarUrl: null,
      profileUrl: vanityName ? `https://www.linkedin.com/in/${vanityName}` : null,
      details: { sign: 'basic' },
    },
  }
}

export const profile: NetworkAdapter['profile'] = async ({ ctx, account }) => {
  const { tokens } = account
  const { organization: urn, sign } = account.profile.details
  const missingScopes = findMissingScopes({ required: requiredScopesOf(account.profile), tokens })
  if (urn) {
    const page = await readOrganization({ ctx, tokens, urn })
    return page.kind === 'failed' ? page : { kind: 'found', profile: page.data, missingScopes }
  }
  const readIt = sign === 'basic' ? readBasicMember : readMember
  const member = await readIt({ ctx, accessToken: tokens.accessToken })
  return member.kind === 'failed' ? member : { ...member, missingScopes }
}
