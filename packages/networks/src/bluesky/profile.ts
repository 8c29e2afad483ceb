import { endpointOf } from '../_shared/endpoint.ts'
import type { Read } from '../_shared/read-reply.ts'
import type { NetworkAdapter, NetworkContext, Profile } from '../network-adapter.ts'
import { serverOf } from './tokens.ts'
import { type ActorProfile, actorProfile } from './wire.ts'
import { callXrpc } from './xrpc.ts'

export const profile: NetworkAdapter['profile'] = async ({ ctx, account }) => {
  const read = await readProfile({
    ctx,
    server: serverOf(account.profile),
    did: account.profile.externalId,
    accessToken: account.tokens.accessToken,
  })
  return read.kind === 'ok' ? { kind: 'found', profile: read.data, missingScopes: [] } : read
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
  return read.kind === 'ok'
    ? { kind: 'ok', data: profileOf({ ctx, server, reply: read.data }) }
    : read
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
    profileUrl: `${endpointOf({ ctx: input.ctx, name: 'site' })}/profile/${handle}`,
    details: { server: input.server },
  }
}
