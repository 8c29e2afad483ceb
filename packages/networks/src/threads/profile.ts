import { getEndpoint } from '../_shared/endpoint.ts'
import { callGraph } from '../_shared/graph-client.ts'
import type { Read } from '../_shared/read-reply.ts'
import type { NetworkAdapter, NetworkContext, Profile } from '../network-adapter.ts'
import { TITLE } from './failures.ts'
import { readGrantedScopes, requiredScopes } from './tokens.ts'
import { type ThreadsProfile, threadsProfile } from './wire.ts'

export const profile: NetworkAdapter['profile'] = async ({ ctx, account }) => {
  const { accessToken } = account.tokens
  const read = await readProfile({ ctx, accessToken })
  if (read.kind === 'failed') return read
  const scopes = (await readGrantedScopes({ ctx, accessToken })) ?? account.tokens.scopes
  return {
    kind: 'found',
    profile: read.data,
    missingScopes: requiredScopes.filter((scope) => !scopes.includes(scope)),
  }
}

export async function readProfile(input: {
  ctx: NetworkContext
  accessToken: string
}): Promise<Read<Profile>> {
  const read = await callGraph({
    ctx: input.ctx,
    title: TITLE,
    method: 'GET',
    url: `${getEndpoint({ ctx: input.ctx, name: 'graph' })}/v1.0/me`,
    params: {
      fields: 'id,username,name,threads_profile_picture_url',
      access_token: input.accessToken,
    },
    schema: threadsProfile,
  })
  return read.kind === 'ok' ? { kind: 'ok', data: profileOf(read.data) } : read
}

const profileOf = (reply: ThreadsProfile): Profile => ({
  externalId: reply.id,
  title: reply.name || reply.username || reply.id,
  handle: reply.username ? `@${reply.username}` : null,
  avatarUrl: reply.threads_profile_picture_url ?? null,
  profileUrl: reply.username ? `https://www.threads.net/@${reply.username}` : null,
  details: {},
})
