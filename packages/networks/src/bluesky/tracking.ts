import { getEndpoint } from '../_shared/endpoint.ts'
import type { Tracking } from '../metrics.ts'
import { profileOf } from './profile.ts'
import { actorProfile } from './wire.ts'
import { callXrpc } from './xrpc.ts'

/** A name without a dot belongs to the network's own domain. */
const toActor = (handle: string) => {
  const name = handle.replace(/^@/, '')
  return name.includes('.') || name.startsWith('did:') ? name : `${name}.bsky.social`
}

export const find: Tracking['find'] = async ({ ctx, handle }) => {
  const server = getEndpoint({ ctx, name: 'public' })
  const read = await callXrpc({
    ctx,
    host: server,
    method: 'GET',
    name: 'app.bsky.actor.getProfile',
    query: { actor: toActor(handle) },
    schema: actorProfile,
  })
  if (read.kind === 'ok') {
    return { kind: 'found', profile: profileOf({ ctx, server, reply: read.data }) }
  }
  // "InvalidRequest" is the response to an unknown name.
  return read.failure.kind === 'permanent'
    ? { kind: 'absent' }
    : { kind: 'failed', failure: read.failure }
}
