import type { PasswordConnect } from '../network-adapter.ts'
import { foreignIdentity, unsafeServer } from './failures.ts'
import { findServer, normaliseIdentifier, resolveSignIn } from './identity.ts'
import { profileOf, readProfile } from './profile.ts'
import { createTokens } from './tokens.ts'
import { blueskySession } from './wire.ts'
import { callXrpc, isReachable } from './xrpc.ts'

/** The password is used for this call only; afterwards the session tokens are kept. */
export const connect: PasswordConnect = {
  by: 'password',

  async finish({ ctx, username, password }) {
    const identifier = normaliseIdentifier(username)
    const { host, did: expected, server: resolved } = await resolveSignIn({ ctx, identifier })
    const session = await callXrpc({
      ctx,
      host,
      method: 'POST',
      name: 'com.atproto.server.createSession',
      json: { identifier, password: password.trim() },
      schema: blueskySession,
    })
    if (session.kind === 'failed') return session
    // Any server may claim any identity: only the one from the identity's own document is trusted.
    if (expected && session.data.did !== expected)
      return { kind: 'failed', failure: foreignIdentity }
    const server = resolved ?? findServer(session.data.didDoc) ?? host
    if (!isReachable({ ctx, url: server })) return { kind: 'failed', failure: unsafeServer }
    const { did, handle, accessJwt } = session.data
    const read = await readProfile({ ctx, server, did, accessToken: accessJwt })
    // A session is valid even if the profile cannot be read.
    const profile =
      read.kind === 'ok' ? read.data : profileOf({ ctx, server, reply: { did, handle } })
    return { kind: 'granted', grants: [{ profile, tokens: createTokens(session.data) }] }
  },
}
