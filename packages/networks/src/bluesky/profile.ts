import { getEndpoint } from '../_shared/endpoint.ts'
import type { Read } from '../_shared/read-reply.ts'
import type { NetworkAdapter, NetworkContext, Profile } from '../network-adapter.ts'
import { foreignIdentity } from './failures.ts'
import { getServer } from './tokens.ts'
import { type ActorProfile, actorProfile } from './wire.ts'
import { callXrpc } from './xrpc.ts'

export const profile: NetworkAdapter['profile'] = async ({ ctx, account }) => {
  const server = getServer({ ctx, account })
  const { accessToken } = account.tokens
  const read = await readProfile({ ctx, server, did: account.profile.externalId, accessToken })
  if (read.kind === 'ok') return { kind: 'found', profile: read.data, missingScopes: [] }
  if (read.failure.kind === 'reauth') return read
  // Profiles are served by another service than the PDS, which may be down or missing.
  const session = await callXrpc({
    ctx,
    host: server,
    method: 'GET',
    name: 'com.atproto.server.getSession',
    token: accessToken,
    schema: actorProfile,
  })
  if (session.kind === 'failed') return session
  if (session.data.did !== account.profile.externalId) {
    return { kind: 'failed', failure: foreignIdentity }
  }
  const { handle, profileUrl } = profileOf({ ctx, server, reply: session.data })
  return { kind: 'found', profile: { ...account.profile, handle, profileUrl }, missingScopes: [] }
}

type Actor = { ctx: NetworkContext; server: string; did: string; accessToken: string }

export async function readProfile(actor: Actor): Promise<Read<Profile>> {
  const { ctx, server } = actor
  const read = await callXrpc({
    ctx,
    host: server,
    method: 'GET',
    name: 'app.bsky.actor.getProfile',
    token: actor.accessToken,
    query: { actor: actor.did },
    schema: actorProfile,
  })
  if (read.kind === 'failed') return read
  // The server may be self-hosted: it must not vouch for another identity.
  if (read.data.did !== actor.did) {
    return { kind: 'failed', failure: foreignIdentity, isAmbiguous: false }
  }
  return { kind: 'ok', data: profileOf({ ctx, server, reply: read.data }) }
}

export function profileOf(input: {
  ctx: NetworkContext
  server: string
  reply: ActorProfile
}): Profile {
  const { did, handle, displayName, avatar } = input.reply
  return {
    externalId: did,
    title: displayName || handle,
    handle: `@${handle}`,
    avatarUrl: avatar ?? null,
    profileUrl: `${getEndpoint({ ctx: input.ctx, name: 'site' })}/profile/${handle}`,
    details: { server: input.server },
  }
}
