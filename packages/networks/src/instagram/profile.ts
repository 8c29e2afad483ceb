import { callGraph } from '../_shared/graph-client.ts'
import type { Read } from '../_shared/read-reply.ts'
import type { NetworkAdapter, NetworkContext, Profile } from '../network-adapter.ts'
import { getGraphUrl, getLogin } from './endpoints.ts'
import { notProfessional, TITLE } from './failures.ts'
import { requiredScopes } from './tokens.ts'
import { type InstagramProfile, instagramProfile } from './wire.ts'

export const profile: NetworkAdapter['profile'] = async ({ ctx, account }) => {
  const read =
    getLogin(account.profile) === 'facebook'
      ? await readPageProfile({ ctx, account })
      : await readOwnProfile({ ctx, accessToken: account.tokens.accessToken })
  if (read.kind === 'failed') return read
  const missingScopes = requiredScopes.filter((scope) => !account.tokens.scopes.includes(scope))
  return { kind: 'found', profile: read.data, missingScopes }
}

export async function readOwnProfile(input: {
  ctx: NetworkContext
  accessToken: string
}): Promise<Read<Profile>> {
  const read = await callGraph({
    ctx: input.ctx,
    title: TITLE,
    method: 'GET',
    url: `${getGraphUrl({ ctx: input.ctx, login: 'instagram' })}/me`,
    params: {
      fields: 'user_id,username,name,profile_picture_url,account_type',
      access_token: input.accessToken,
    },
    schema: instagramProfile,
  })
  if (read.kind === 'failed') return read
  if (read.data.account_type === 'PERSONAL') {
    return { kind: 'failed', failure: notProfessional, isAmbiguous: false }
  }
  return {
    kind: 'ok',
    data: profileOf({ reply: read.data, details: { login: 'instagram', userId: read.data.id } }),
  }
}

async function readPageProfile({
  ctx,
  account,
}: Parameters<NetworkAdapter['profile']>[0]): Promise<Read<Profile>> {
  const read = await callGraph({
    ctx,
    title: TITLE,
    method: 'GET',
    url: `${getGraphUrl({ ctx, login: 'facebook' })}/${account.profile.externalId}`,
    params: {
      fields: 'id,username,name,profile_picture_url',
      access_token: account.tokens.accessToken,
    },
    schema: instagramProfile,
  })
  return read.kind === 'ok'
    ? { kind: 'ok', data: profileOf({ reply: read.data, details: account.profile.details }) }
    : read
}

export const profileOf = (input: {
  reply: InstagramProfile
  details: Profile['details']
}): Profile => {
  const { user_id, id, username, name, profile_picture_url } = input.reply
  return {
    externalId: user_id ?? id,
    title: name || username || id,
    handle: username ? `@${username}` : null,
    avatarUrl: profile_picture_url ?? null,
    profileUrl: username ? `https://www.instagram.com/${username}/` : null,
    details: input.details,
  }
}
