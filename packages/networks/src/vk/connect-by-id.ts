import { getEndpoint } from '../_shared/endpoint.ts'
import type { Grant, NetworkContext, OAuthConnect, Profile } from '../network-adapter.ts'
import { callVk } from './call.ts'
import { noCommunities, noExtendedRights } from './failures.ts'
import { chainOf, requestTokens } from './id-tokens.ts'
import { FIELDS, isAdministrator, NEEDED, profileOf } from './profile.ts'
import { managedCommunities } from './wire.ts'

/** VK grants these to an application by a request: https://dev.vk.com/method/apps.getScopes. */
const SCOPES = [NEEDED, 'photos', 'video', 'stories', 'groups', 'stats']
const MOST = 1000

/** VK ID: all communities the person administers, where VK has granted our application the rights. */
export const connectById: OAuthConnect = {
  by: 'oauth',
  usesPkce: true,
  hasNoSecret: true,

  begin({ ctx, redirectUri, state, challenge, moreScopes = [] }) {
    const url = new URL(getEndpoint({ ctx, name: 'authorize' }))
    url.search = new URLSearchParams({
      response_type: 'code',
      client_id: ctx.app.clientId,
      redirect_uri: redirectUri,
      state,
      code_challenge: challenge,
      code_challenge_method: 's256',
      scope: [...new Set([...SCOPES, ...moreScopes])].join(' '),
    }).toString()
    return url.href
  },

  async finish({ ctx, redirectUri, code, verifier, deviceId = '' }) {
    const given = await requestTokens({
      ctx,
      form: {
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
        device_id: deviceId,
      },
    })
    if (given.kind === 'failed') return given
    const { tokens } = given
    const isExtended = ['groups', NEEDED].every((scope) => tokens.scopes.includes(scope))
    if (!isExtended) return { kind: 'failed', failure: noExtendedRights }
    const profiles = await listManaged({ ctx, token: tokens.accessToken })
    if (profiles.kind === 'failed') return profiles
    const details = { deviceId, tokenChain: chainOf(tokens) }
    const grants: Grant[] = profiles.data.map((profile) => ({
      profile: { ...profile, details: { ...profile.details, ...details } },
      tokens,
    }))
    return grants.length > 0
      ? { kind: 'granted', grants }
      : { kind: 'failed', failure: noCommunities }
  },
}

async function listManaged({ ctx, token }: { ctx: NetworkContext; token: string }) {
  const read = await callVk({
    ctx,
    token,
    method: 'groups.get',
    params: { filter: 'admin', extended: true, fields: FIELDS, count: MOST },
    schema: managedCommunities,
  })
  if (read.kind === 'failed') return read
  const own = read.data.items.filter(isAdministrator)
  const data: Profile[] = own.map((community) => profileOf({ ctx, community, kind: 'person' }))
  return { kind: 'ok' as const, data }
}
